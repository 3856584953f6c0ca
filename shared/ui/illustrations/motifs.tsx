import type { ReactNode } from 'react'

const blob = (
  <path
    className="blob"
    d="M38 92c-9-30 12-63 47-71 30-7 48 8 74 14 31 7 44 33 36 62-7 26-31 43-64 44-24 1-36-5-54-8-20-3-33-16-39-41Z"
  />
)

const ground = <path className="line" d="M34 140h152" />

/** The drawings, each 220 × 160, drawn on the same ground with the same pen. */
export const motifs = {
  /** A young plant in a pot: nothing yet, something will grow. */
  plant: (
    <>
      {blob}
      <path className="leaf lined" d="M112 86c-2-24 12-42 38-46 3 26-10 44-38 46Z" />
      <path className="leaf lined" d="M109 100c-22 2-40-8-46-31 23-5 42 6 46 31Z" />
      <path className="line" d="M111 114c-1-16 0-34 12-50M110 108c-8-14-16-22-28-29" />
      <path className="clay lined" d="M83 112h56l-6 28H89Z" />
      <path className="clay lined" d="M79 102h64v12H79Z" />
      <circle className="sun" cx="172" cy="38" r="13" />
      {ground}
    </>
  ),
  /** A book with a bookmark beside a cup: courses. */
  courses: (
    <>
      {blob}
      <path
        className="paper lined"
        d="M110 62c-14-11-36-14-58-10v72c22-4 44-1 58 10 14-11 36-14 58-10V52c-22-4-44-1-58 10Z"
      />
      <path
        className="line"
        d="M110 62v72M66 70c10-1 20 1 28 5M66 88c10-1 20 1 28 5M126 75c8-4 18-6 28-5M126 93c8-4 18-6 28-5"
      />
      <path className="clay lined" d="M140 49v30l8-7 8 7V50Z" />
      <path className="leaf lined" d="M110 48c-3-15 5-26 20-29 2 16-5 27-20 29Z" />
      {ground}
    </>
  ),
  /** A magnifying glass over waves: nothing found. */
  search: (
    <>
      {blob}
      <path className="line" d="M46 122c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0" />
      <circle className="paper lined" cx="102" cy="70" r="36" />
      <path className="sky" d="M72 74c8-7 16-7 24 0s16 7 24 0c4-3 8-5 12-5a30 30 0 0 1-60 5Z" />
      <circle className="line" cx="102" cy="70" r="36" />
      <path className="line" d="M84 56c4-7 10-11 18-12" />
      <path className="clay lined" d="m128 96 7-7 30 28c4 4-3 12-7 8Z" />
    </>
  ),
  /** A tangled thread: something went wrong and can be undone. */
  knot: (
    <>
      {blob}
      <circle className="sun lined" cx="150" cy="64" r="22" />
      <path className="line" d="M142 60v3M158 60v3M141 74c5-5 13-5 18 0" />
      <path
        className="line"
        d="M22 112c22 0 26-14 42-20 20-8 40 6 34 22-5 13-26 13-30-2-5-18 16-38 36-30 18 7 16 30 4 40-8 6-20 4-20-6 0-14 24-22 44-12 14 7 28 8 64 8"
      />
    </>
  ),
  /** A cloud with a loose plug: no connection. */
  offline: (
    <>
      {blob}
      <path
        className="paper lined"
        d="M66 92c-16 0-26-10-26-23s11-23 25-22c4-16 18-25 34-22 13 2 22 11 25 23 15-1 26 8 26 21 0 14-11 23-26 23Z"
      />
      <path className="line" d="M96 92v14c0 14 8 22 22 22h10" />
      <path className="clay lined" d="M128 118h12c7 0 12 4 12 10s-5 10-12 10h-12Z" />
      <path className="line" d="M152 124h10M152 132h10M176 128h14" />
    </>
  ),
  /** A bell with two leaves: no messages. */
  bell: (
    <>
      {blob}
      <path className="line" d="M110 26v10" />
      <path className="sun lined" d="M74 112c8-8 8-18 9-34 1-22 12-38 27-38s26 16 27 38c1 16 1 26 9 34Z" />
      <path className="clay lined" d="M97 116a13 13 0 0 0 26 0Z" />
      <path className="line" d="M66 112h88" />
      <path className="leaf lined" d="M156 66c0-14 8-24 22-26 2 15-7 25-22 26Z" />
      <path className="leaf lined" d="M62 74c-2-13-11-21-25-21 0 14 10 23 25 21Z" />
    </>
  ),
  /** A screen with a play mark: no videos. */
  film: (
    <>
      {blob}
      <rect className="paper lined" x="48" y="38" width="124" height="82" rx="14" />
      <path
        className="sky"
        d="M50 100c20-18 34-16 52-4 16 10 34 4 68-14v24a12 12 0 0 1-12 12H62a12 12 0 0 1-12-12Z"
      />
      <rect className="line" x="48" y="38" width="124" height="82" rx="14" />
      <path className="clay lined" d="m100 62 28 17-28 17Z" />
      <path className="line" d="M84 140h52M110 120v20" />
    </>
  ),
  /** Three people under one sun: groups and members. */
  people: (
    <>
      {blob}
      <circle className="sun" cx="110" cy="42" r="17" />
      <path className="leaf lined" d="M48 140c0-22 10-36 26-36s26 14 26 36Z" />
      <circle className="paper lined" cx="74" cy="88" r="15" />
      <path className="sky lined" d="M120 140c0-22 10-36 26-36s26 14 26 36Z" />
      <circle className="paper lined" cx="146" cy="88" r="15" />
      <path className="clay lined" d="M82 140c0-26 11-42 28-42s28 16 28 42Z" />
      <circle className="paper lined" cx="110" cy="80" r="17" />
      {ground}
    </>
  ),
  /** Growing bars and a coin: figures and earnings. */
  figures: (
    <>
      {blob}
      <rect className="sky lined" x="56" y="102" width="26" height="38" rx="5" />
      <rect className="leaf lined" x="94" y="82" width="26" height="58" rx="5" />
      <rect className="clay lined" x="132" y="58" width="26" height="82" rx="5" />
      <path className="line" d="M52 82c22-4 44-18 62-40M104 40l11 1-1 11" />
      <circle className="sun lined" cx="170" cy="44" r="16" />
      <path className="line" d="M176 38c-6-3-11 0-11 6s5 9 11 6M161 42h9M161 47h9" />
      {ground}
    </>
  ),
  /** A rising sun over hills: done, well done. */
  done: (
    <>
      {blob}
      <circle className="sun lined" cx="110" cy="82" r="30" />
      <path className="line" d="M110 38V26M143 50l8-9M77 50l-8-9M156 82h12M64 82H52" />
      <path className="leaf lined" d="M30 140c10-30 36-42 62-26 10 6 16 14 20 26Z" />
      <path className="sky lined" d="M92 140c10-26 34-42 62-30 20 8 30 18 36 30Z" />
      <path className="line" d="m97 80 9 9 18-18" />
      {ground}
    </>
  ),
  /** A closed door with a key beside it: not allowed, or not yet. */
  locked: (
    <>
      {blob}
      <path className="clay lined" d="M76 140V64c0-20 14-34 34-34s34 14 34 34v76Z" />
      <path className="line" d="M88 140V66c0-14 8-24 22-24s22 10 22 24v74" />
      <circle className="sun lined" cx="124" cy="96" r="5" />
      <circle className="sun lined" cx="166" cy="106" r="9" />
      <path className="line" d="M166 115v22M166 128h7M166 136h5" />
      {ground}
    </>
  ),
  /** A signpost: this page is not there. */
  signpost: (
    <>
      {blob}
      <path className="line" d="M110 34v106" />
      <path className="sun lined" d="M70 44h76l14 13-14 13H70Z" />
      <path className="sky lined" d="M150 80H82L68 93l14 13h68Z" />
      <path className="leaf lined" d="M126 140c-1-14 8-24 22-25 1 15-7 25-22 25Z" />
      {ground}
    </>
  ),
} satisfies Record<string, ReactNode>

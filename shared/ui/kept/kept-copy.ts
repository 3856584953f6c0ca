/** Something typed that the server does not have yet. */
export type KeptCopy<Value> = {
  value: Value
  /** The version it was written over. */
  version: string
  /** When, ISO 8601. */
  at: string
  /** Short names of what was sent of it and never answered: the server may have that all the same. */
  sent?: readonly string[] | undefined
}

/** Whose copy it is, of what, and of which open form: each form that is open has one of its own. */
export type CopyPlace = { userId: string; part: string; holder: string }

/** Whose copies, and of what. */
export type CopiesAbout = Omit<CopyPlace, 'holder'>

/** Gives the value, or undefined when it is not of the kind one expects. */
export type ParseCopy<Value> = (value: unknown) => Value | undefined

/** Where copies lie. None of it throws: where nothing can be kept (private window, full disk) one writes all the same. */
export type Copies = {
  /** Keeps what somebody typed into an open form until `forget`. */
  keep: (place: CopyPlace, copy: KeptCopy<unknown>) => Promise<void>
  /** The server has it, or it was given up. */
  forget: (place: CopyPlace) => Promise<void>
  /** What was kept of a part by a form that is not open any more; null where nothing is. */
  read: <Value>(about: CopiesAbout, parse: ParseCopy<Value>) => Promise<KeptCopy<Value> | null>
  /** Gives what `read` gives to a form that was opened: from now on it is that form's. */
  take: <Value>(place: CopyPlace, parse: ParseCopy<Value>) => Promise<KeptCopy<Value> | null>
  /** Lets go of what nobody came back for. */
  expire: (now: Date) => Promise<void>
}

/** Whether something that was kept is a copy; which tab left it may stand beside. */
export const isCopy = (value: unknown): value is KeptCopy<unknown> & { tab?: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value && 'version' in value && 'at' in value

/** Where nothing can be kept (private window, full disk) one writes all the same; only the server saves then. */
export const orNothing = async <Result>(act: () => Promise<Result>, nothing: Result): Promise<Result> => {
  try {
    return await act()
  } catch {
    return nothing
  }
}

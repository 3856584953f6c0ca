/** A proof of qualification as it might be scanned: a paper with a seal. */
export const proofSvg = (title: string, name: string): string => `<svg xmlns="http://www.w3.org/2000/svg"
  width="840" height="1188" viewBox="0 0 210 297" font-family="Helvetica, Arial, sans-serif" text-anchor="middle">
  <rect width="210" height="297" fill="#fbfaf5"/>
  <rect x="12" y="12" width="186" height="273" fill="none" stroke="#2f6f5e" stroke-width="1.4"/>
  <rect x="15" y="15" width="180" height="267" fill="none" stroke="#2f6f5e" stroke-width="0.4"/>
  <text x="105" y="62" font-size="17" fill="#1d463b">Zertifikat</text>
  <line x1="70" y1="72" x2="140" y2="72" stroke="#2f6f5e" stroke-width="0.6"/>
  <text x="105" y="104" font-size="8" fill="#4f5b57">Hiermit wird bestätigt, dass</text>
  <text x="105" y="124" font-size="13" fill="#17211d">${name}</text>
  <text x="105" y="144" font-size="8" fill="#4f5b57">die Ausbildung abgeschlossen hat als</text>
  <text x="105" y="164" font-size="11" fill="#17211d">${title}</text>
  <circle cx="105" cy="222" r="22" fill="#e0eee8" stroke="#2f6f5e" stroke-width="1.2"/>
  <path d="M94 222l8 8 15-17" fill="none" stroke="#2f6f5e" stroke-width="3"/>
  <text x="105" y="264" font-size="6" fill="#4f5b57">Akademie Beispielstadt</text>
</svg>`

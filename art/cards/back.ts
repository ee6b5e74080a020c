// Draws the card back: an apricot in a pattern of leaves.
const [GROUND, LEAF, LINE, FRAME] = ['#f7923f', '#ffb068', '#ffd9a8', '#f2695c'];

/** Draws one tile of the pattern, 54 × 53.6 units: four sprigs that lean alternately left and right. */
function drawTrellis(): string {
  const sprig = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M0-13Q9-3 0 11Q-9-3 0-13Z" fill="${LEAF}"/><path d="M0-5V8" fill="none" stroke="${GROUND}" stroke-width="1.6" stroke-linecap="round"/></g>`;
  return sprig(13.5, 13.4, 38) + sprig(40.5, 13.4, -38) + sprig(27, 40.2, 38) + sprig(0, 40.2, -38) + sprig(54, 40.2, -38);
}

/** Creates the card back as an SVG document of 250 × 350. */
export function createBackSvg(): string {
  const fruit =
    '<path d="M3-30Q6-58 40-54Q36-24 3-30ZM-4-30Q-6-50-30-48Q-28-26-4-30Z" fill="#4f9d4b"/><circle cy="4" r="36" fill="#f7923f"/><path d="M2-32A36 36 0 0 1 16 36Q42 2 2-32Z" fill="#f2695c" opacity=".5"/><path d="M2-32Q38-2 16 36" fill="none" stroke="#d9503f" stroke-width="3" stroke-linecap="round"/><path d="M-1-29Q-2-39 5-47" fill="none" stroke="#7a4a2b" stroke-width="6" stroke-linecap="round"/><path d="M-25 0Q-24-15-11-21" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6.5" stroke-linecap="round"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><defs><pattern id="trellis" patternUnits="userSpaceOnUse" x="17" y="14.4" width="54" height="53.6">${drawTrellis()}</pattern></defs><rect width="250" height="350" rx="18" fill="#e4d3be"/><rect x="1.5" y="1.5" width="247" height="347" rx="16.5" fill="#fffaf1"/><rect x="13" y="13" width="224" height="324" rx="11" fill="${FRAME}"/><rect x="17" y="17" width="216" height="316" rx="8" fill="${GROUND}"/><rect x="26" y="26" width="198" height="298" fill="url(#trellis)"/><rect x="24.5" y="24.5" width="201" height="301" rx="6" fill="none" stroke="${LINE}" stroke-width="2.5"/><path d="M125 92C176 92 196 132 196 175S176 258 125 258S54 218 54 175S74 92 125 92Z" fill="${FRAME}"/><path d="M125 100C170 100 188 136 188 175S170 250 125 250S62 214 62 175S80 100 125 100Z" fill="#fff5e6"/><g transform="translate(125 182)scale(1.18)">${fruit}</g></svg>`;
}

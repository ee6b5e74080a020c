// The mark of the logo: an apricot whose face is legible at 16 px.

/** SVG elements for a viewBox of 64 × 64. */
export const MARK = [
  '<path fill="#f7923f" d="M31 15c14-4 28 5 28 22 0 15-12 25-27 25S5 52 5 37c0-17 12-25 26-22z"/>',
  '<path fill="#fbb466" d="M31 15c-9 6-13 16-12 27 1 8 4 14 9 19C14 60 5 50 5 37c0-17 12-25 26-22z" opacity=".55"/>',
  '<path fill="#4f9d4b" d="M31 16C30 6 38 0 52 2c0 11-9 17-21 14z"/>',
  '<path fill="#7bc26f" d="M31 16c4-6 11-11 21-14-5 7-12 12-21 14z"/>',
  '<path fill="none" stroke="#7a4a2b" stroke-width="4" stroke-linecap="round" d="M31 17c0-4-1-7-4-9"/>',
  '<ellipse cx="22" cy="38" rx="4.500" ry="5.500" fill="#3a1d3f"/><ellipse cx="43" cy="38" rx="4.500" ry="5.500" fill="#3a1d3f"/>',
  '<circle cx="23.500" cy="36" r="1.700" fill="#fff"/><circle cx="44.500" cy="36" r="1.700" fill="#fff"/>',
  '<path fill="none" stroke="#3a1d3f" stroke-width="3.500" stroke-linecap="round" d="M27 47c3 4 8 4 11 0"/>',
  '<ellipse cx="14.500" cy="46" rx="4" ry="2.600" fill="#f2695c" opacity=".75"/><ellipse cx="50" cy="46" rx="4" ry="2.600" fill="#f2695c" opacity=".75"/>',
].join('');

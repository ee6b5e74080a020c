// Font metrics of Arial, in units per em, from which the fallback fonts are adjusted. Copied from `@capsizecss/metrics` 4.3.0, which
// contains 29,597 files, of which we need two.

const SHARED_METRICS = {
  familyName: 'Arial',
  category: 'sans-serif',
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  xHeight: 1062,
} as const;

export const arial = { ...SHARED_METRICS, fullName: 'Arial', postscriptName: 'ArialMT', capHeight: 1467, xWidthAvg: 913 };

export const arialBold = { ...SHARED_METRICS, fullName: 'Arial Bold', postscriptName: 'Arial-BoldMT', capHeight: 1466, xWidthAvg: 983 };

// The part of subset-font that is used here; the package has no types.
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly variationAxes: Record<string, number | { readonly min: number; readonly max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

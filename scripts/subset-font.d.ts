// The part of subset-font that scripts/subset-fonts.ts uses; the package has no types.
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Record<string, { readonly min: number; readonly max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

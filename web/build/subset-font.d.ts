declare module 'subset-font' {
  /** The font with the text's characters alone; `variationAxes` narrows what may vary. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
    },
  ): Promise<Uint8Array>;
}

// Types for the parts of ZzFX that are used here; the package has none.
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    /** Computes the samples of a sound from its parameters. */
    buildSamples(...settings: readonly (number | undefined)[]): number[];
    /** Plays samples, one array per channel; `rate` 2 is an octave higher. */
    playSamples(channels: readonly number[][], volume?: number, rate?: number): AudioBufferSourceNode;
  };
}

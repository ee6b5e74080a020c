// The parts of ZzFX that are used here; the package brings no types.
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    /** Computes the samples of a sound from its settings. */
    buildSamples(...settings: readonly (number | undefined)[]): number[];
    /** Plays samples, one list for each channel; `rate` 2 is an octave higher. */
    playSamples(channels: readonly number[][], volume?: number, rate?: number): AudioBufferSourceNode;
  };
}

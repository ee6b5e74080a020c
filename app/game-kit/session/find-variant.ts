// Finds variants by their ids, also those that were taken out: links, saves and statistics still name them.
import type { Variant } from '#app/game-kit/rules.ts';

/** The variant with an id or, if it was taken out, the nearest one. */
export function findVariant<Options>(variants: readonly Variant<Options>[], id: string | null | undefined): Variant<Options> | undefined {
  return variants.find((one) => one.id === id || Object.hasOwn(one.formerly ?? {}, id ?? ''));
}

/** Says that the variant with an id was taken out, and what is played instead; null if it was not. */
export function describeReplacement(variants: readonly Variant<unknown>[], id: string | null | undefined): string | null {
  const variant = findVariant(variants, id);
  return variant && variant.id !== id ? `"${variant.formerly?.[id ?? '']}" is gone. Here's a new game of "${variant.label}".` : null;
}

/** All variants that figures are stored of. Those that were taken out have the options of the nearest one. */
export function listRecordedVariants<Options>(variants: readonly Variant<Options>[]): readonly Variant<Options>[] {
  return variants.flatMap((variant) => [
    variant,
    ...Object.entries(variant.formerly ?? {}).map(([id, label]) => ({ ...variant, id, label })),
  ]);
}

// Which keys a player's preferences give to the actions of a game, and what becomes of them when one is set.

interface KeyBinding {
  readonly id: string;
  /** The keys that it comes with, as in `KeyboardEvent.key`, the main one first; none where the preference is no key. */
  readonly keys?: readonly string[];
}

/** What the player has chosen, by the id of the preference. */
type ChosenPreferences = Readonly<Record<string, boolean | string>>;

/** The keys of each binding, by its id. A key that was set takes the place of those that it comes with, and of what it meant before. */
export function getBoundKeys(bindings: readonly KeyBinding[], chosen: ChosenPreferences): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string>();
  const isSet = ({ id }: KeyBinding) => typeof chosen[id] === 'string';
  for (const binding of bindings) if (!isSet(binding)) for (const key of binding.keys ?? []) owners.set(key, binding.id);
  for (const { id } of bindings.filter(isSet)) owners.set(String(chosen[id]), id);
  return new Map(bindings.map(({ id }) => [id, [...owners].flatMap(([key, owner]) => (owner === id ? key : []))]));
}

/** What to choose so that `id` has a key: a binding whose main key it was gets the key of `id` in return. */
export function bindKey(
  bindings: readonly KeyBinding[],
  chosen: ChosenPreferences,
  id: string,
  key: string,
): Readonly<Record<string, string>> {
  const bound = getBoundKeys(bindings, chosen);
  const main = bound.get(id)?.[0];
  if (key === main) return {};
  const other = bindings.find((binding) => bound.get(binding.id)?.[0] === key);
  return other && main !== undefined ? { [id]: key, [other.id]: main } : { [id]: key };
}

// Resolves which keys trigger which action from the player's preferences, and swaps keys when the player sets a new one.

interface KeyBinding {
  readonly id: string;
  /** Default keys as read by `readKey`, main key first; omitted if the preference is not a key. */
  readonly keys?: readonly string[];
}

/** The player's values by preference id. */
type ChosenPreferences = Readonly<Record<string, boolean | string>>;

/** The keys of each binding by id. A key set by the player replaces the defaults of its binding and is taken away from all others. */
export function getBoundKeys(bindings: readonly KeyBinding[], chosen: ChosenPreferences): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string>();
  const isSet = ({ id }: KeyBinding) => typeof chosen[id] === 'string';
  for (const binding of bindings) if (!isSet(binding)) for (const key of binding.keys ?? []) owners.set(key, binding.id);
  for (const { id } of bindings.filter(isSet)) owners.set(String(chosen[id]), id);
  return new Map(bindings.map(({ id }) => [id, [...owners].flatMap(([key, owner]) => (owner === id ? key : []))]));
}

/** The preference changes that give `key` to `id`. If it was the main key of another binding, that one gets the old key of `id`. */
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

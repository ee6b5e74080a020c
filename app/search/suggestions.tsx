// The list below a search field that suggests while a visitor types; a chunk of its own that comes once the field has the focus.
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import type { Findable, FindableKind } from '#app/content/queries/search-index.ts';
import { Highlighted } from '#app/components/ui/lib/highlighted.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { markAfter, type Mark } from './active-option.ts';
import { fetchFindables, suggestionsFor } from './suggest.ts';
import styles from './suggestions.module.css';

const KINDS: Record<FindableKind, string> = { game: 'For your phone', 'mini game': 'Play right here', page: 'Page' };

/** What the field has to say of its list to listeners. */
export interface ListAttributes {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-activedescendant'?: string;
}

export interface SuggestionsProps {
  /** The field, which keeps the focus all the time (the editable combobox of the ARIA Authoring Practices). */
  readonly field: RefObject<HTMLInputElement | null>;
  onList(attributes: ListAttributes): void;
  /** The visitor has chosen the page at `path` by a key; by a press, its link does the rest. */
  onChoose(path: string | null): void;
}

export function Suggestions({ field, onList, onChoose }: SuggestionsProps) {
  const id = useId();
  const [all, setAll] = useState<readonly Findable[]>([]);
  const [typed, setTyped] = useState('');
  const [isAway, setAway] = useState(true);
  const [marked, setMarked] = useState<Mark>(null);

  const suggestions = isAway ? [] : suggestionsFor(all, typed);
  const isOpen = suggestions.length > 0;
  const active = marked === null || !isOpen ? undefined : `${id}-${marked}`;

  useEffect(() => {
    let isGone = false;
    void fetchFindables().then((found) => isGone || setAll(found));
    return () => {
      isGone = true;
    };
  }, []);

  const tell = useEffectEvent(onList);
  useEffect(() => {
    if (!isOpen) tell({ 'aria-expanded': false });
    else tell({ 'aria-expanded': true, 'aria-controls': id, ...(active === undefined ? {} : { 'aria-activedescendant': active }) });
  }, [isOpen, id, active]);

  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const hide = useEffectEvent(() => {
    setAway(true);
    setMarked(null);
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = markAfter(event.key, marked, suggestionsFor(all, typed).length);
    const chosen = marked === null ? undefined : suggestions[marked];
    if (next !== undefined) {
      setAway(false);
      setMarked(next);
    } else if (event.key === 'Enter' && chosen) onChoose(chosen.path);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation(); // a second Escape is for what the field stands in
      hide();
    } else return;
    event.preventDefault();
  });

  const show = useEffectEvent(() => {
    setTyped(field.current?.value ?? '');
    setMarked(null);
    setAway(false);
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (document.activeElement === input) show(); // it had the focus, and some letters, before this came
    const until = new AbortController();
    for (const type of ['input', 'focus']) input.addEventListener(type, () => show(), until);
    input.addEventListener('blur', () => hide(), until);
    input.addEventListener('keydown', (event) => press(event), until);
    return () => until.abort();
  }, [field]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen ? `Suggestions: ${suggestions.length}` : ''}
      </p>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={!isOpen} className={styles.list}>
        {suggestions.map(({ kind, path, title }, index) => (
          <PageLink
            key={path}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            tabIndex={-1}
            to={path}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()} // the focus stays in the field
            onClick={() => onChoose(null)}
          >
            <span>
              <Highlighted text={title} wanted={typed} />
            </span>
            <small>{KINDS[kind]}</small>
          </PageLink>
        ))}
      </div>
    </>
  );
}

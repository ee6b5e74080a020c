// The suggestion list below the search field. Loaded when the field is focused.
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import type { SearchItem, SearchItemKind } from '#app/content/queries/search-index.ts';
import { Highlight } from './highlight.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { moveActiveIndex, type ActiveIndex, fetchSearchIndex, getSuggestions } from './suggest.ts';
import styles from './suggestions.module.css';

const KIND_LABELS: Record<SearchItemKind, string> = { game: 'For your phone', 'mini game': 'Play right here', page: 'Page' };

/** ARIA attributes of the field that describe the list. */
export interface ListAttributes {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-activedescendant'?: string;
}

export interface SuggestionsProps {
  /** The field keeps the focus all the time, as in the editable combobox of the ARIA Authoring Practices. */
  readonly field: RefObject<HTMLInputElement | null>;
  onListChange(attributes: ListAttributes): void;
  /** Called with a path if an option was chosen by keyboard. Called with null after a click, because the link navigates by itself. */
  onChoose(path: string | null): void;
}

export function Suggestions({ field, onListChange, onChoose }: SuggestionsProps) {
  const id = useId();
  const [searchItems, setSearchItems] = useState<readonly SearchItem[]>([]);
  const [fieldText, setFieldText] = useState('');
  const [isHidden, setHidden] = useState(true);
  const [activeIndex, setActiveIndex] = useState<ActiveIndex>(null);

  const suggestions = isHidden ? [] : getSuggestions(searchItems, fieldText);
  const isOpen = suggestions.length > 0;
  const activeId = activeIndex === null || !isOpen ? undefined : `${id}-${activeIndex}`;

  useEffect(() => {
    let isUnmounted = false;
    void fetchSearchIndex().then((found) => isUnmounted || setSearchItems(found));
    return () => {
      isUnmounted = true;
    };
  }, []);

  const notifyListChange = useEffectEvent(onListChange);
  useEffect(() => {
    if (!isOpen) notifyListChange({ 'aria-expanded': false });
    else
      notifyListChange({
        'aria-expanded': true,
        'aria-controls': id,
        ...(activeId === undefined ? {} : { 'aria-activedescendant': activeId }),
      });
  }, [isOpen, id, activeId]);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const hide = useEffectEvent(() => {
    setHidden(true);
    setActiveIndex(null);
  });

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = moveActiveIndex(event.key, activeIndex, getSuggestions(searchItems, fieldText).length);
    const chosen = activeIndex === null ? undefined : suggestions[activeIndex];
    if (next !== undefined) {
      setHidden(false);
      setActiveIndex(next);
    } else if (event.key === 'Enter' && chosen) onChoose(chosen.path);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation(); // keeps the popover around the field open until a second Escape
      hide();
    } else return;
    event.preventDefault();
  });

  const show = useEffectEvent(() => {
    setFieldText(field.current?.value ?? '');
    setActiveIndex(null);
    setHidden(false);
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (document.activeElement === input) show(); // the field was focused before this loaded
    const controller = new AbortController();
    for (const type of ['input', 'focus']) input.addEventListener(type, () => show(), controller);
    input.addEventListener('blur', () => hide(), controller);
    input.addEventListener('keydown', (event) => handleKeyDown(event), controller);
    return () => controller.abort();
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
            aria-selected={index === activeIndex}
            tabIndex={-1}
            to={path}
            className={`cluster ${styles.option}`}
            onMouseDown={(event) => event.preventDefault()} // keeps the focus in the field
            onClick={() => onChoose(null)}
          >
            <span>
              <Highlight text={title} query={fieldText} />
            </span>
            <small>{KIND_LABELS[kind]}</small>
          </PageLink>
        ))}
      </div>
    </>
  );
}

// The search field in the header, with suggestions while typing. Without scripts it is a plain form.
import { Search } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { frame } from '#app/content/data/frame.ts';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { useHydrated } from '#app/startup/hydration.ts';
import { createSearchPath, MAX_QUERY_LENGTH } from '#app/search/search-path.ts';
import type { ListAttributes } from '#app/search/suggestions.tsx';
// Imported here and not with the list: WebKit moves the focus out of a field in a popover that opens while a stylesheet loads.
import '#app/search/suggestions.module.css';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import styles from './site-search.module.css';

/** If the suggestions fail to load, the field still works, and the next focus tries again. */
const loadSuggestions = () => import('#app/search/suggestions.tsx');

const POPOVER_ID = 'site-search';

const CLOSED_LIST_ATTRIBUTES: ListAttributes = { 'aria-expanded': false };

function SearchForm({ popover }: { popover: RefObject<HTMLDivElement | null> }) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [listAttributes, setListAttributes] = useState(CLOSED_LIST_ATTRIBUTES);
  const [isFocused, setFocused] = useState(false);
  const [part] = useLazyPart(loadSuggestions, isFocused);

  // The visitor may have focused the field before hydration.
  useEffect(() => setFocused(document.activeElement === field.current), []);

  function closeAndNavigate(path: string | null): void {
    popover.current?.hidePopover();
    field.current?.form?.reset();
    if (path !== null) void navigate(path);
  }

  function submitSearch(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    closeAndNavigate(createSearchPath(field.current?.value ?? ''));
  }

  /** Safari's search field handles Escape itself, so the popover would stay open. */
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') popover.current?.hidePopover();
  }

  return (
    <>
      <form role="search" action="/search" className={`cluster ${styles.form}`} onSubmit={submitSearch} onKeyDown={closeOnEscape}>
        <label className="visually-hidden" htmlFor="site-search-field">
          Search our games
        </label>
        <input
          ref={field}
          id="site-search-field"
          className="search-field"
          name="q"
          type="search"
          placeholder={frame.searchExamples}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          // The popover exists for typing. The browser moves the focus here and back.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          {...(isHydrated && { role: 'combobox', 'aria-autocomplete': 'list', ...listAttributes })}
        />
        <Button type="submit">Search</Button>
      </form>
      {part && <part.Suggestions field={field} onListChange={setListAttributes} onChoose={closeAndNavigate} />}
    </>
  );
}

export function SiteSearch({ buttonClass }: { buttonClass: string | undefined }) {
  const popover = useRef<HTMLDivElement>(null);

  /** A press on the button that opened the panel moves the focus there, and closes the panel itself. */
  function closeWithoutFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.matches(':active')) popover.current?.hidePopover();
  }

  return (
    <>
      <button type="button" className={buttonClass} aria-label="Search games" popoverTarget={POPOVER_ID}>
        <Icon icon={Search} />
      </button>
      <div ref={popover} id={POPOVER_ID} popover="auto" className={`panel ${styles.popover}`} onBlur={closeWithoutFocus}>
        <HydrationBoundary>
          <SearchForm popover={popover} />
        </HydrationBoundary>
      </div>
    </>
  );
}

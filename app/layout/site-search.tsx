// The search field that opens from every page's header; before the scripts load it works as a plain form.
import { Search } from 'lucide-react';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchPath } from '#app/search/search-path.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './site-search.module.css';

const POPOVER_ID = 'site-search';

export function SiteSearch({ buttonClass }: { buttonClass: string }) {
  const popover = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('q');
    popover.current?.hidePopover();
    event.currentTarget.reset();
    void navigate(searchPath(typeof wanted === 'string' ? wanted : ''));
  }

  /** Safari's field takes Escape for itself. */
  function closeByKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') popover.current?.hidePopover();
  }

  return (
    <>
      <button type="button" className={buttonClass} aria-label="Search games" popoverTarget={POPOVER_ID}>
        <Search aria-hidden />
      </button>
      <div ref={popover} id={POPOVER_ID} popover="auto" className={styles.popover}>
        <form role="search" action="/search" className={styles.form} onSubmit={search} onKeyDown={closeByKey}>
          <label className="visually-hidden" htmlFor="site-search-field">
            Search our games
          </label>
          {/* Visitors open the popover to type; the platform moves the focus here and back. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <input id="site-search-field" name="q" type="search" placeholder="Solitaire, castle, cheese…" autoComplete="off" autoFocus />
          <Button type="submit">Search</Button>
        </form>
      </div>
    </>
  );
}

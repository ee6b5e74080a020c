// Placeholder while a page loads.
import styles from './loading-placeholder.module.css';

export function LoadingPlaceholder() {
  return (
    <div className={`container ${styles.placeholder}`}>
      <p role="status" className="visually-hidden" data-scripts-only>
        Loading…
      </p>
      <noscript>
        <div className={`column ${styles.note}`}>
          <p>404</p>
          <h1>Oops! Page not found</h1>
          <p>
            There's no page at this address. <a href="/">Return to Home</a>
          </p>
        </div>
      </noscript>
      <div aria-hidden className={`column ${styles.skeleton}`} data-scripts-only>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

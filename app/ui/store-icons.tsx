// Plain marks for the two stores' buttons.

export function AppStoreIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={28} height={28} fill="none" stroke="currentcolor" strokeWidth={2.4} strokeLinecap="round">
      <path d="m13 4.5-6.4 11M11 4.5l6.4 11M4 15.5h9.5M17 15.5h3M5.6 17.8l-.9 1.7M18.6 17.8l.9 1.7" />
    </svg>
  );
}

export function GooglePlayIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={28} height={28}>
      <path d="M4.3 2.6 13.6 12l-9.3 9.4c-.5-.2-.8-.7-.8-1.3V3.9c0-.6.3-1.1.8-1.3z" fill="#5bb8e8" />
      <path d="m16.9 8.7-3.3 3.3-9.3-9.4c.4-.2.9-.1 1.4.1z" fill="#7bc96f" />
      <path d="m16.9 15.3-11.2 6c-.5.3-1 .3-1.4.1l9.3-9.4z" fill="#f2695c" />
      <path d="m16.9 8.7 3.6 2c1 .6 1 2 0 2.6l-3.6 2-3.3-3.3z" fill="#ffc94d" />
    </svg>
  );
}

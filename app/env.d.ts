// What the build tells the code.
interface ImportMetaEnv {
  /** The site's origin, such as https://studio.example. */
  readonly SITE_ORIGIN?: string;
  /** The year in which the build was made. */
  readonly BUILD_YEAR: number;
  /** When the studio's notice is over, in ms since 1970, for the script in the head of pages; 0 without one. */
  readonly NOTICE_END: number;
  /** The changes of the clocks of the offices in the studio's picture (startup/light.ts), for the same script. */
  readonly OFFICE_CLOCKS: readonly (readonly (readonly [from: number, offset: number])[])[];
  /** The palette of styles/tokens.css, as #rrggbb. */
  readonly COLOR_BRAND: string;
  readonly COLOR_SECONDARY: string;
  readonly COLOR_HIGHLIGHT: string;
  readonly COLOR_SUCCESS: string;
  readonly COLOR_DANGER: string;
  readonly COLOR_GROUND: string;
  /** Where forms are sent; without it a submission is simulated. */
  readonly VITE_FORMS_ENDPOINT?: string;
  /** Where errors of scripts and violations of the policy are sent. */
  readonly VITE_REPORTS_ENDPOINT?: string;
  /** URL or path of an analytics provider's script; without it there are no analytics. */
  readonly VITE_ANALYTICS_SRC?: string;
  /** The attributes of that script's element, as JSON. */
  readonly VITE_ANALYTICS_ATTRIBUTES?: string;
  /** 'ask' loads the script only if the visitor agrees. */
  readonly VITE_ANALYTICS_CONSENT?: string;
}

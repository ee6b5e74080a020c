// What the build tells the code.
interface ImportMetaEnv {
  /** The site's origin, such as https://apricotgames.example. */
  readonly SITE_ORIGIN?: string;
  /** The year in which the build was made. */
  readonly BUILD_YEAR: number;
  /** Where forms are sent; without it a submission is simulated. */
  readonly VITE_FORMS_ENDPOINT?: string;
}

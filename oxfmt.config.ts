import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 140,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: ['public/', 'art/originals/', 'templates/*.hbs', 'package-lock.json', 'app/content/data/pictures/pictures.json'],
});

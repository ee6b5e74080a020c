import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 140,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: ['public/', 'art/originals/', 'package-lock.json', 'app/content/data/pictures/pictures.json'],
});

// What the site says, for tests: one module, because Vite has to load it (see addresses.ts).
export { caseStudies } from '#app/content/data/case-studies.ts';
export { games } from '#app/content/data/catalogue.ts';
export { offline } from '#app/content/data/offline.ts';
export { text as caseStudy } from '#app/content/data/pages/case-study.ts';
export { text as contact } from '#app/content/data/pages/contact.ts';
export { text as dataDeletion } from '#app/content/data/pages/data-deletion.ts';
export { text as get } from '#app/content/data/pages/get.ts';
export { text as home } from '#app/content/data/pages/home.ts';
export { text as jobs } from '#app/content/data/pages/jobs.ts';
export { text as miniGame } from '#app/content/data/pages/mini-game.ts';
export { text as parents } from '#app/content/data/pages/parents.ts';
export { text as search } from '#app/content/data/pages/search.ts';
export { text as services } from '#app/content/data/pages/services.ts';
export { services as offers } from '#app/content/data/services.ts';
export { SITE_NAME, SLUG } from '#app/content/data/site.ts';
export { studio } from '#app/content/data/studio.ts';
export { createNavigation } from '#app/content/queries/navigation.ts';
export { allRows, isOn, listSitePages, pageTable } from '#app/content/queries/page-table.ts';

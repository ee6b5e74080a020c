// Every address of the site, in one table.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('layout/page-boundary.tsx', [
    index('pages/home/home.tsx'),
    route('games', 'pages/games.tsx'),
    route('games/:slug', 'pages/game/game.tsx'),
    route('about-us', 'pages/about/about.tsx'),
    route('services', 'pages/services/services.tsx'),
    route('contact', 'pages/contact/contact.tsx'),
    route('search', 'pages/search.tsx'),
    route('press', 'pages/press/press.tsx'),
    route('accessibility', 'pages/legal/accessibility.tsx'),
    route('privacy-policy', 'pages/legal/privacy-policy.tsx'),
    route('terms', 'pages/legal/terms.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig;

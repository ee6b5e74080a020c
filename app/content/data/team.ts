// The team on the about page, in display order. All people are invented: sample content to be replaced, including portraits and links.
import type { TeamMember } from '#app/content/schema/studio-schema.ts';

export const team: readonly TeamMember[] = [
  {
    slug: 'anahit-merjanyan',
    name: 'Anahit Merjanyan',
    role: 'Founder & CEO',
    bio: "Anahit started the studio in 2019 at her grandmother's kitchen table. She still plays every build before it ships.",
    image: {
      picture: 'team/anahit-merjanyan',
      alt: 'Toy figure of Anahit: olive skin, wavy black hair to the shoulders, gold hoop earrings, orange blazer over a cream T-shirt',
    },
    profileUrl: 'https://profiles.example/anahit-merjanyan',
    quote: "Our first game was my grandmother's deck of cards and a scanner. She still tells me when a card turns too fast.",
    isSample: true,
  },
  {
    slug: 'tessa-lindgrove',
    name: 'Tessa Lindgrove',
    role: 'Head of Production',
    bio: "Schedules, budgets, and the Monday calls with clients. Before games, Tessa spent eight years as a stage manager in community theater. If you're a journalist, she's the person you'll talk to.",
    image: {
      picture: 'team/tessa-lindgrove',
      alt: 'Toy figure of Tessa: fair freckled skin, red hair in a high bun with a pencil through it, green cardigan, clipboard',
    },
    profileUrl: 'https://profiles.example/tessa-lindgrove',
    answers: ['press', 'proposals'],
  },
  {
    slug: 'hovik-varpetyan',
    name: 'Hovik Varpetyan',
    role: 'Art Director',
    bio: 'Hovik carved wooden toys before he modeled digital ones. He looks after characters, color and light in everything we make.',
    image: {
      picture: 'team/hovik-varpetyan',
      alt: 'Toy figure of Hovik: tan skin, bald head, full black beard with gray in it, round black glasses, navy apron with paint spots',
    },
    profileUrl: 'https://profiles.example/hovik-varpetyan',
  },
  {
    slug: 'desmond-tillery',
    name: 'Desmond Tillery',
    role: 'Lead Game Designer',
    bio: "Works on paper first, with a shoebox of cards, buttons and bottle caps. The combo rules of Block Blitz Go came out of that box, and so did about thirty games that didn't work.",
    image: {
      picture: 'team/desmond-tillery',
      alt: 'Toy figure of Desmond: deep brown skin, short black curls, trimmed beard, coral turtleneck, a big white die in one hand',
    },
    profileUrl: 'https://profiles.example/desmond-tillery',
    answers: ['proposals'],
  },
  {
    slug: 'lilit-zurnachyan',
    name: 'Lilit Zurnachyan',
    role: 'Lead Engineer',
    bio: 'Lilit wrote the solver that checks our daily deals and the undo in all of our card games. She also runs the test shelf: nineteen phones, sorted by age.',
    image: {
      picture: 'team/lilit-zurnachyan',
      alt: 'Toy figure of Lilit: light olive skin, black bob with blunt bangs, round silver glasses, violet hoodie, a phone in each hand',
    },
    profileUrl: 'https://profiles.example/lilit-zurnachyan',
  },
  {
    slug: 'gor-piloyan',
    name: 'Gor Piloyan',
    role: 'Technical Artist',
    bio: 'Intern in 2020, technical artist since 2022. Shaders, particles, the cloth in our banners and the bounce in our blocks.',
    image: {
      picture: 'team/gor-piloyan',
      alt: 'Toy figure of Gor: light skin, curly dark brown hair, thick mustache, teal overalls over a red and white striped shirt',
    },
    profileUrl: 'https://profiles.example/gor-piloyan',
  },
  {
    slug: 'renata-birdsall',
    name: 'Renata Birdsall',
    role: 'Live Ops Manager',
    bio: 'Renata came to us as an intern, too. Today she plans the daily boards and the seasonal events, reads what players say about them, and decides what we try next.',
    image: {
      picture: 'team/renata-birdsall',
      alt: 'Toy figure of Renata: warm brown skin, long black braid over one shoulder, yellow jacket, coral headset around her neck',
    },
    profileUrl: 'https://profiles.example/renata-birdsall',
  },
  {
    slug: 'suren-nalchajyan',
    name: 'Suren Nalchajyan',
    role: 'Data Engineer',
    bio: 'Suren keeps our numbers few and clean. In his first year he deleted 140 kinds of events. On weekends he keeps bees.',
    image: {
      picture: 'team/suren-nalchajyan',
      alt: 'Toy figure of Suren: olive skin, side-parted black hair with a gray streak, tortoiseshell glasses, green vest, white shirt',
    },
    profileUrl: 'https://profiles.example/suren-nalchajyan',
  },
  {
    slug: 'june-takahara',
    name: 'June Takahara',
    role: 'QA & Player Support Lead',
    bio: "If you've ever written to us, you probably know June. She tests our games, answers most of the email and trains the rest of us to answer ours. She used to be a school librarian.",
    image: {
      picture: 'team/june-takahara',
      alt: 'Toy figure of June: light skin, chin-length silver hair, round red glasses, denim jacket over a white shirt, magnifying glass',
    },
    profileUrl: 'https://profiles.example/june-takahara',
  },
];

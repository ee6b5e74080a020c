// The team on the about page, in display order. All people are invented: sample content to be replaced, including portraits and links.
import type { TeamMember } from '#app/content/schema/game-schema.ts';

export const team: readonly TeamMember[] = [
  {
    slug: 'anahit-merjanyan',
    name: 'Anahit Merjanyan',
    role: 'Founder & CEO',
    bio: "Anahit started the studio at her grandmother's kitchen table, with a scanner and one deck of cards. She still plays every build before it ships.",
    image: {
      picture: 'team/anahit-merjanyan',
      alt: 'Toy figure of Anahit: olive skin, wavy black hair to the shoulders, gold hoop earrings, orange blazer over a cream T-shirt',
    },
    profileUrl: 'https://profiles.example/anahit-merjanyan',
  },
  {
    slug: 'tessa-lindgrove',
    name: 'Tessa Lindgrove',
    role: 'Head of Production',
    bio: 'Tessa runs the schedule for all of us. Before games she stage-managed community theater, so she knows a show opens on the date on the poster.',
    image: {
      picture: 'team/tessa-lindgrove',
      alt: 'Toy figure of Tessa: fair freckled skin, red hair in a high bun with a pencil through it, green cardigan, clipboard',
    },
    profileUrl: 'https://profiles.example/tessa-lindgrove',
  },
  {
    slug: 'hovik-varpetyan',
    name: 'Hovik Varpetyan',
    role: 'Art Director',
    bio: 'Hovik carved wooden toys before he modeled digital ones, and he still tests a character by asking if a child would want to hold it. The violet of our spider took him forty tries.',
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
    bio: 'Desmond prototypes on paper, with a shoebox of cards, buttons and bottle caps. He designed the combo rules for Block Blitz Go on a train and missed his stop.',
    image: {
      picture: 'team/desmond-tillery',
      alt: 'Toy figure of Desmond: deep brown skin, short black curls, trimmed beard, coral turtleneck, a big white die in one hand',
    },
    profileUrl: 'https://profiles.example/desmond-tillery',
  },
  {
    slug: 'lilit-zurnachyan',
    name: 'Lilit Zurnachyan',
    role: 'Lead Engineer',
    bio: 'Lilit wrote the solver that checks our daily deals and the undo that never runs out. Her test shelf holds nineteen phones, the oldest held together with tape.',
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
    bio: 'Gor joined as an intern in 2020 and now sits between the artists who want more light and the engineers who want less. He built the cloth in our banners and the bounce in our blocks.',
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
    bio: 'Renata came to us as an intern. Today she plans the daily boards, the seasonal events and the quiet weeks in between, because players need rest too.',
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
    bio: 'Suren keeps our numbers few, clean and boring. He once deleted 140 events that no one had looked at in a year, and no one has missed them. On weekends he keeps bees.',
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
    bio: 'June breaks our games before you can, and answers you herself if you manage it anyway. A former school librarian, she files every bug under a name that makes people want to fix it.',
    image: {
      picture: 'team/june-takahara',
      alt: 'Toy figure of June: light skin, chin-length silver hair, round red glasses, denim jacket over a white shirt, magnifying glass',
    },
    profileUrl: 'https://profiles.example/june-takahara',
  },
];

// The team on the about page, in display order. All people are invented: sample content to be replaced, including portraits and links.
import type { TeamMember } from '#app/content/schema/game-schema.ts';

export const team: readonly TeamMember[] = [
  {
    slug: 'anahit-merjanyan',
    name: 'Anahit Merjanyan',
    role: 'Founder & CEO',
    bio: "Anahit started the studio in 2019 at her grandmother's kitchen table in Yerevan, scanning a deck of cards between two bowls of cherries. She still plays every build before it ships and describes her losing streak at FreeCell as research.",
    image: {
      picture: 'team/anahit-merjanyan',
      alt: 'Toy figure of Anahit: olive skin, wavy black hair to the shoulders, gold hoop earrings, apricot blazer over a cream T-shirt, warm smile',
    },
    profileUrl: 'https://profiles.example/anahit-merjanyan',
  },
  {
    slug: 'tessa-lindgrove',
    name: 'Tessa Lindgrove',
    role: 'Head of Production',
    bio: 'Tessa runs the schedule for both offices and keeps a whiteboard that people photograph before meetings. Before games she stage-managed community theater, so she knows that a show opens on the day it says on the poster.',
    image: {
      picture: 'team/tessa-lindgrove',
      alt: 'Toy figure of Tessa: fair freckled skin, copper hair in a high bun with a pencil through it, no glasses, leaf-green cardigan, clipboard',
    },
    profileUrl: 'https://profiles.example/tessa-lindgrove',
  },
  {
    slug: 'hovik-varpetyan',
    name: 'Hovik Varpetyan',
    role: 'Art Director',
    bio: 'Hovik carved wooden toys before he modeled digital ones, and he still tests a character by asking whether a child would want to hold it. The violet of our spider took him forty tries. He says the thirty-first was also good.',
    image: {
      picture: 'team/hovik-varpetyan',
      alt: 'Toy figure of Hovik: tan skin, bald head, full black beard with gray in it, thick black round glasses, navy apron with paint spots',
    },
    profileUrl: 'https://profiles.example/hovik-varpetyan',
  },
  {
    slug: 'desmond-tillery',
    name: 'Desmond Tillery',
    role: 'Lead Game Designer',
    bio: 'Desmond prototypes on paper and carries a shoebox of cards, buttons and bottle caps to prove it. He designed the combo rules of Block Blitz Go on a train table, then missed his stop, and took that as a good sign.',
    image: {
      picture: 'team/desmond-tillery',
      alt: 'Toy figure of Desmond: deep brown skin, short black twists, trimmed beard, no glasses, coral turtleneck, a big white die in one hand',
    },
    profileUrl: 'https://profiles.example/desmond-tillery',
  },
  {
    slug: 'lilit-zurnachyan',
    name: 'Lilit Zurnachyan',
    role: 'Lead Engineer',
    bio: 'Lilit wrote the solver that checks our daily deals and the undo that never runs out. Her test shelf holds nineteen phones, the oldest held together with tape, and a game ships when it runs well on the taped one.',
    image: {
      picture: 'team/lilit-zurnachyan',
      alt: 'Toy figure of Lilit: light olive skin, straight black bob with blunt bangs, round silver glasses, violet hoodie, two phones in her hands',
    },
    profileUrl: 'https://profiles.example/lilit-zurnachyan',
  },
  {
    slug: 'gor-piloyan',
    name: 'Gor Piloyan',
    role: 'Technical Artist',
    bio: 'Gor sits between the artists who want more light and the engineers who want less. He built the cloth in our banners, the bounce in our blocks and an espresso timer that the whole Yerevan office now depends on.',
    image: {
      picture: 'team/gor-piloyan',
      alt: 'Toy figure of Gor: light skin, curly dark brown hair, thick mustache, no glasses, teal overalls over a white and red striped shirt',
    },
    profileUrl: 'https://profiles.example/gor-piloyan',
  },
  {
    slug: 'renata-birdsall',
    name: 'Renata Birdsall',
    role: 'Live Ops Manager',
    bio: "Renata plans the daily boards, the seasonal events and the quiet weeks in between, which she defends fiercely because players need rest too. Ask her about any Tuesday this year and she'll tell you which puzzle it had.",
    image: {
      picture: 'team/renata-birdsall',
      alt: 'Toy figure of Renata: warm brown skin, long black braid over one shoulder, no glasses, sunny yellow jacket, coral headset around her neck',
    },
    profileUrl: 'https://profiles.example/renata-birdsall',
  },
  {
    slug: 'suren-nalchajyan',
    name: 'Suren Nalchajyan',
    role: 'Data Engineer',
    bio: 'Suren keeps our numbers few, clean and boring, and regards that as the highest praise. He once deleted 140 events that nobody had looked at in a year; nobody has looked for them since. Weekends, he keeps bees.',
    image: {
      picture: 'team/suren-nalchajyan',
      alt: 'Toy figure of Suren: olive skin, side-parted black hair with gray streaks, stubble, tortoiseshell glasses, forest-green vest, white shirt',
    },
    profileUrl: 'https://profiles.example/suren-nalchajyan',
  },
  {
    slug: 'june-takahara',
    name: 'June Takahara',
    role: 'QA & Player Support Lead',
    bio: 'June breaks our games before you can and answers you herself if you manage it anyway. A former school librarian, she files every bug under a name that makes people want to fix it. "The Ghost Queen" took an afternoon.',
    image: {
      picture: 'team/june-takahara',
      alt: 'Toy figure of June: light beige skin, chin-length silver hair, red-framed glasses, denim jacket over a white shirt, magnifying glass',
    },
    profileUrl: 'https://profiles.example/june-takahara',
  },
];

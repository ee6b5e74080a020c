// What the services page tells search engines, and the copy around its fixed texts.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Game and App Development Services',
  description:
    'App development, art, live operations and data engineering for casual games, from a studio that ships and looks after its own.',
  keywords: ['mobile game development', 'app development', 'game art studio', 'live ops services', 'game data pipeline', 'game analytics'],
};

export const text = {
  title: 'Services',
  lead: 'We make our own games, so we know where the splinters are. Bring us a whole project, or just the part that keeps you up at night.',
  storiesTitle: 'Success Stories',
  storiesLead: 'Five jobs we are proud of, with the numbers that changed and one snail roll.',
  callTitle: 'Have something on the drawing board?',
  callLead:
    'Tell us what you are making and what worries you about it. A person who builds games will write back within two business days.',
  callButton: 'Tell Us About It',
};

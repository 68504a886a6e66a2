import { shop } from '@jeweler/core/business';
import { accessibilityHero } from '../pictures.ts';
import type { PageContent } from './page-content.ts';

/** `/accessibility`: what was tested so that everybody can use the site, how and when, and whom to tell. */
export const accessibility: PageContent = {
  description: `How ${shop.name} makes sure that everyone can use this website: what was tested, how and when, and how to tell us what gets in your way.`,
  hero: {
    title: 'Accessibility',
    lead: 'Everyone should be able to look at our work, ask a question and book a time.',
    link: { label: 'Tell Us What Gets in Your Way', href: '/contact' },
    picture: accessibilityHero,
  },
  sections: [
    {
      kind: 'text',
      label: 'What we aim for',
      heading: 'WCAG 2.2, level AA',
      paragraphs: [
        'We measure this website against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, the standard that most courts and public agencies use.',
        'Last tested in November 2026. The tests below belong to the website itself and are repeated before a new version is published.',
      ],
    },
    {
      kind: 'points',
      label: 'What was tested',
      heading: 'Page by page, and how',
      points: {
        Keyboard:
          'Links, buttons, menus, filters, the calendar and every field can be reached and used without a mouse, and the one in use is clearly marked.',
        'Screen readers':
          'Pictures are described; fields, buttons and links have names. Errors, confirmations, the number of pieces found and a newly opened picture are announced. We test what the browser passes on to a screen reader.',
        Contrast:
          'A program (axe) checks colors, names and structure of every page, on phone and desktop screens, with menus open and with errors in the forms.',
        'Large text':
          'At twice the text size, and on a screen 320 pixels wide, nothing is cut off and nothing has to be scrolled sideways.',
        Movement:
          'The videos are silent and have a pause button; so do the announcements at the top. If your device asks for less movement, videos do not play and nothing turns or slides.',
        'Contrast themes':
          'With the colors of a Windows contrast theme, the chosen day, time, tab and filter are marked in your own highlight color.',
      },
    },
    {
      kind: 'text',
      label: 'What we do not know yet',
      heading: 'Where the tests end',
      paragraphs: [
        'The tests are run by programs, in Chromium and for forms and menus in Firefox too. No one who uses a screen reader every day has tested the website for us yet.',
        'The videos show a piece at the bench, without words. What they show is described, and nothing you need to know is said only there.',
      ],
    },
    {
      kind: 'text',
      label: 'What the website is made with',
      heading: 'Software and fonts',
      paragraphs: [
        'This website uses software and fonts that others have made and share with everyone. Their names and licenses are in one file.',
      ],
      file: { label: 'Read the licenses', href: '/licenses.txt' },
    },
  ],
  closing: {
    heading: 'Does something get in your way?',
    text: (phone) =>
      `Write to us, or call ${phone}. Tell us the page and what you wanted to do: we will answer within 24 hours, fix it, and help you by phone in the meantime.`,
    link: { label: 'Send a Message', href: '/contact' },
  },
};

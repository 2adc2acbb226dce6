import type { AccessibilityException } from '../../config/accessibility.ts';

/** What is not accessible everywhere, in words for the statement. */
const exceptions: Readonly<Record<AccessibilityException, string>> = {
  cutNames:
    'Long names of games under their pictures, and the first lines of articles in lists. When text is enlarged or spaced out they end in “…”. The page that they lead to has them whole.',
  games:
    'Games and live tables. Other studios make them, and they run in a window of our page. Many cannot be played with a keyboard or a screen reader, and live tables have no captions. You can always leave a game with the keyboard, and its name, studio and review are text.',
  accountWindows:
    'Log in, joining, payments and limits. They open in windows of the casino platform, which another company makes. We open them by keyboard and give the focus back, but cannot change what is in them.',
  editorsMedia:
    'Pictures and films in articles and offers. Editors describe their pictures; an older one may have no description. Films of other sites are links until you load them, and may lack captions or a spoken description.',
};

/** The accessibility statement; `{brand}`, `{day}` and the numbers are replaced. */
export const accessibility = {
  title: 'Accessibility statement',
  lead: '{brand} is for every adult who may play here, however they see, hear, move or read. This page says how far we are.',
  status: 'How far we are',
  conforms: {
    fully:
      'The pages of {brand} conform with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and so with what the European standard EN 301 549 asks of websites in its chapter 9.',
    partly:
      'The pages of {brand} conform in part with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which the European standard EN 301 549 asks of websites in its chapter 9. What they lack is listed below.',
  },
  counts:
    'Of {total} criteria, {met} are met on all our pages. {partly} are met by our own pages, but not by all that others show in them. {nothing} are about things that our pages do not have.',
  exceptionsTitle: 'What is not accessible yet',
  exceptions,
  methodTitle: 'How we check',
  method: [
    'A machine tests every kind of page with every change: at four widths, enlarged to 400 %, by keyboard alone, and in the words that a screen reader is given.',
    'People read those words, the focus and the pictures. The last full review was on {day}.',
  ],
  contactTitle: 'Tell us what does not work',
  contact:
    'Say which page it was and what happened. We will help you with what you wanted to do, and mend it.',
  contactLink: 'Write to us',
  unsatisfied:
    'If our answer does not help, you can turn to the authority for accessibility where you live. The law behind this statement:',
  tableTitle: 'Criterion by criterion',
  columns: { criterion: 'Criterion', level: 'Level', state: 'On our pages' },
  states: { met: 'Met', partly: 'Met in part', nothing: 'Not on our pages' },
};
export type AccessibilityWords = typeof accessibility;

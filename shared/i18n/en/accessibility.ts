import type { AccessibilityException, CriterionId } from '../../config/accessibility.ts';

/** What is not accessible everywhere, in words for the statement. */
const exceptions: Readonly<Record<AccessibilityException, string>> = {
  cutNames:
    'Long names of games under their pictures, and the first lines of articles in lists. When text is enlarged or spaced out they end in “…”. The page that they lead to has them whole.',
  games:
    'Games and live tables. Other studios make them, and they run in a window of our page. Many cannot be played with a keyboard or a screen reader, and live tables have no captions. You can always leave a game with the keyboard, and its name, studio and review are text.',
  accountWindows:
    'Logging in, joining, payments and limits. They open in windows of the casino platform, which another company makes. We open them by keyboard and give the focus back, but cannot change what is in them.',
  editorsMedia:
    'Pictures and films in articles and offers. Editors describe their pictures; an older one may have no description. Films of other sites are links until you load them, and may lack captions or a spoken description.',
};

/** The criteria of WCAG 2.2 by their names. */
const criteria: Readonly<Record<CriterionId, string>> = {
  '1.1.1': 'Non-text Content',
  '1.2.1': 'Audio-only and Video-only (Prerecorded)',
  '1.2.2': 'Captions (Prerecorded)',
  '1.2.3': 'Audio Description or Media Alternative (Prerecorded)',
  '1.2.4': 'Captions (Live)',
  '1.2.5': 'Audio Description (Prerecorded)',
  '1.3.1': 'Info and Relationships',
  '1.3.2': 'Meaningful Sequence',
  '1.3.3': 'Sensory Characteristics',
  '1.3.4': 'Orientation',
  '1.3.5': 'Identify Input Purpose',
  '1.4.1': 'Use of Color',
  '1.4.2': 'Audio Control',
  '1.4.3': 'Contrast (Minimum)',
  '1.4.4': 'Resize Text',
  '1.4.5': 'Images of Text',
  '1.4.10': 'Reflow',
  '1.4.11': 'Non-text Contrast',
  '1.4.12': 'Text Spacing',
  '1.4.13': 'Content on Hover or Focus',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No Keyboard Trap',
  '2.1.4': 'Character Key Shortcuts',
  '2.2.1': 'Timing Adjustable',
  '2.2.2': 'Pause, Stop, Hide',
  '2.3.1': 'Three Flashes or Below Threshold',
  '2.4.1': 'Bypass Blocks',
  '2.4.2': 'Page Titled',
  '2.4.3': 'Focus Order',
  '2.4.4': 'Link Purpose (In Context)',
  '2.4.5': 'Multiple Ways',
  '2.4.6': 'Headings and Labels',
  '2.4.7': 'Focus Visible',
  '2.4.11': 'Focus Not Obscured (Minimum)',
  '2.5.1': 'Pointer Gestures',
  '2.5.2': 'Pointer Cancellation',
  '2.5.3': 'Label in Name',
  '2.5.4': 'Motion Actuation',
  '2.5.7': 'Dragging Movements',
  '2.5.8': 'Target Size (Minimum)',
  '3.1.1': 'Language of Page',
  '3.1.2': 'Language of Parts',
  '3.2.1': 'On Focus',
  '3.2.2': 'On Input',
  '3.2.3': 'Consistent Navigation',
  '3.2.4': 'Consistent Identification',
  '3.2.6': 'Consistent Help',
  '3.3.1': 'Error Identification',
  '3.3.2': 'Labels or Instructions',
  '3.3.3': 'Error Suggestion',
  '3.3.4': 'Error Prevention (Legal, Financial, Data)',
  '3.3.7': 'Redundant Entry',
  '3.3.8': 'Accessible Authentication (Minimum)',
  '4.1.2': 'Name, Role, Value',
  '4.1.3': 'Status Messages',
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
    'A machine tests every kind of page with every change: at four widths, enlarged to 400%, by keyboard alone, and in the words that a screen reader is given.',
    'People read those words, the focus and the pictures. The last full review was on {day}.',
  ],
  contactTitle: 'Tell us what does not work',
  contact:
    'Say which page it was and what happened. We will help you with what you wanted to do, and mend it.',
  contactLink: 'Write to us',
  unsatisfied:
    'If our answer does not help, you can turn to the authority for accessibility where you live. The law behind this statement:',
  criteria,
  tableTitle: 'Criterion by criterion',
  columns: { criterion: 'Criterion', level: 'Level', state: 'On our pages' },
  states: { met: 'Met', partly: 'Met in part', nothing: 'Not on our pages' },
};
export type AccessibilityWords = typeof accessibility;

import type { Licence } from '../../config/markets.ts';

/** Messages that the law requires: licence lines, safer gambling, consent. */
export const legal = {
  licence: {
    GB: '{licensee} is licensed and regulated in Great Britain by the Gambling Commission under account number {number}.',
    MGA: '{licensee} is licensed and regulated by the Malta Gaming Authority under licence number {number}.',
    AGCO: '{licensee} is registered with the Alcohol and Gaming Commission of Ontario under number {number} and operates under an agreement with iGaming Ontario.',
  } satisfies Readonly<Record<Licence, string>>,
  licenceRegister: 'See our entry in the public register',
  seal: '{authority}: check our licence',
  adultsOnly: 'For adults only: {age}',
  saferTitle: 'Play within your means',
  saferText:
    'Gambling is for adults and can be harmful. Set a limit before you begin, and stop while it is still fun.',
  saferLink: 'Responsible gambling',
  helplines: 'Free, confidential help',
  selfExclusion: 'Exclude yourself from all licensed sites',
  limitPromptTitle: 'Is your deposit limit right for you?',
  limitPromptText: 'Set one before you play, or look at it again. You can lower it at any time.',
  limitPromptLater: 'Not now',
  accessibility: 'Accessibility',
  copyright: '© {brand}. All rights reserved.',
  consentTitle: 'Your cookie choices',
  consentText:
    'The site needs some cookies. With your consent, others help us measure and improve it. You can change your mind at any time.',
  consentPolicy: 'Cookie policy',
  consentAcceptAll: 'Accept All',
  consentDeclineAll: 'Decline All',
  consentSave: 'Save and Exit',
  consentChoose: 'Choose which cookies',
  consentNecessary: 'Strictly Necessary',
  consentNecessaryText: 'Keep the site working and your session safe.',
  consentAdvertising: 'Advertising',
  consentAdvertisingText: 'Show offers that may suit you, here and elsewhere.',
  consentAnalytics: 'Analytics',
  consentAnalyticsText: 'Count visits, so that we know what works.',
  consentFunctionality: 'Functionality',
  consentFunctionalityText: 'Remember choices such as your language.',
  consentPersonalization: 'Personalization',
  consentPersonalizationText: 'Suggest games by what you have played.',
};

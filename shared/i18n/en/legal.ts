import type { Regulation } from '../../config/policies.ts';

/** Messages that the law requires: licence lines, safer gambling, consent. */
export const legal = {
  licence: {
    GB: '{licensee} is licensed and regulated in Great Britain by the Gambling Commission under account number {number}.',
    MGA: '{licensee} is licensed and regulated by the Malta Gaming Authority under licence number {number}.',
  } satisfies Readonly<Record<Regulation, string>>,
  licenceRegister: 'See the public register',
  adultsOnly: 'For adults only: {age}',
  saferTitle: 'Play within your means',
  saferText:
    'Gambling is for adults and can be harmful. Set a limit before you begin, and stop while it is still fun.',
  saferLink: 'Safer gambling',
  helplines: 'Free, confidential help',
  selfExclusion: 'Exclude yourself from all licensed sites',
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

/** §2.4 and §8, word for word; the titles and hints around them are ours. */
export const errors = {
  pageNotFound: 'This page could not be found',
  unknownError: 'Unknown error please reload',
  unknownMiddleware: 'Unknown middleware {name}',
  reload: 'Reload',
  lostText: 'The address may be old, or a letter may be missing. These are easy to find:',
  otherLanguageText: 'It is not in this language, but you can read it in another:',
  reference: 'Reference: {traceId}',
  brokenText: 'It is us, not you. A moment later it usually works.',
  recaptchaNoKey: 'ReCaptcha error: No key provided',
  recaptchaNoVersion: 'ReCaptcha error: No version provided',
  notSent: 'Not sent: there is no connection',
  tooManyMessages: 'Not sent: too many messages. Wait a minute',
  recaptchaNotLoaded: 'ReCaptcha error: Failed to load script',
  recaptchaFailed: 'ReCaptcha error: Failed to execute',
  recaptchaUnticked: 'Please tick the box above first',
  code: 'Error {code}',
};

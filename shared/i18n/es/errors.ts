import type { Messages } from '../messages.ts';

/** §2.4 y §8 en español. El error de middleware es para quien desarrolla y no se traduce. */
export const errors: Messages['errors'] = {
  pageNotFound: 'No se ha podido encontrar esta página',
  unknownError: 'Error desconocido, vuelve a cargar la página',
  unknownMiddleware: 'Unknown middleware {name}',
  reload: 'Volver a cargar',
  lostText: 'Puede que la dirección sea antigua o que falte una letra. Estas son fáciles de encontrar:',
  otherLanguageText: 'No está en este idioma, pero puedes leerla en otro:',
  reference: 'Referencia: {traceId}',
  brokenText: 'Somos nosotros, no tú. Un momento después suele funcionar.',
  recaptchaNoKey: 'Error de ReCaptcha: falta la clave',
  recaptchaNoVersion: 'Error de ReCaptcha: falta la versión',
  notSent: 'No se ha enviado: no hay conexión',
  perhapsNotSent: 'No ha llegado respuesta: quizá no se ha enviado',
  tooManyMessages: 'No se ha enviado: son muchos mensajes. Espera un minuto',
  recaptchaNotLoaded: 'Error de ReCaptcha: no se ha podido cargar el script',
  recaptchaFailed: 'Error de ReCaptcha: no se ha podido ejecutar',
  recaptchaUnticked: 'Marca antes la casilla de arriba',
  code: 'Error {code}',
};

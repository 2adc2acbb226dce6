import type { Messages } from '../messages.ts';

/** Lo que pide la ley: líneas de licencia, juego responsable y consentimiento. */
export const legal: Messages['legal'] = {
  licence: {
    GB: '{licensee} tiene licencia y está regulada en Gran Bretaña por la Gambling Commission con el número de cuenta {number}.',
    MGA: '{licensee} tiene licencia y está regulada por la Malta Gaming Authority con el número de licencia {number}.',
    AGCO: '{licensee} está registrada en la Alcohol and Gaming Commission of Ontario con el número {number} y opera en virtud de un acuerdo con iGaming Ontario.',
  },
  licenceRegister: 'Ver nuestra entrada en el registro público',
  seal: '{authority}: comprueba nuestra licencia',
  adultsOnly: 'Solo para adultos: {age}',
  saferTitle: 'Juega dentro de tus posibilidades',
  saferText:
    'El juego es para adultos y puede ser perjudicial. Ponte un límite antes de empezar y para mientras siga siendo divertido.',
  saferLink: 'Juego responsable',
  helplines: 'Ayuda gratuita y confidencial',
  selfExclusion: 'Autoexcluirte de todos los sitios con licencia',
  limitPromptTitle: '¿Te va bien tu límite de depósito?',
  limitPromptText: 'Fija uno antes de jugar o revísalo. Puedes bajarlo cuando quieras.',
  limitPromptLater: 'Ahora no',
  accessibility: 'Accesibilidad',
  copyright: '© {brand}. Todos los derechos reservados.',
  consentTitle: 'Tus opciones de cookies',
  consentText:
    'El sitio necesita algunas cookies. Si lo aceptas, otras nos ayudan a medirlo y mejorarlo. Puedes cambiar de opinión cuando quieras.',
  consentPolicy: 'Política de cookies',
  consentAcceptAll: 'Aceptar todas',
  consentDeclineAll: 'Rechazar todas',
  consentSave: 'Guardar y salir',
  consentChoose: 'Elegir qué cookies',
  consentNecessary: 'Estrictamente necesarias',
  consentNecessaryText: 'Hacen que el sitio funcione y protegen tu sesión.',
  consentAdvertising: 'Publicidad',
  consentAdvertisingText: 'Muestran ofertas que pueden interesarte, aquí y en otros sitios.',
  consentAnalytics: 'Analítica',
  consentAnalyticsText: 'Cuentan las visitas para saber qué funciona.',
  consentFunctionality: 'Funcionalidad',
  consentFunctionalityText: 'Recuerdan elecciones como tu idioma.',
  consentPersonalization: 'Personalización',
  consentPersonalizationText: 'Proponen juegos según lo que has jugado.',
};

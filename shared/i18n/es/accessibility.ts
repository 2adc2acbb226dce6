import type { AccessibilityWords } from '../en/accessibility.ts';

/** La declaración de accesibilidad. */
export const accessibility: AccessibilityWords = {
  title: 'Declaración de accesibilidad',
  lead: '{brand} es para toda persona adulta que pueda jugar aquí, vea, oiga, se mueva o lea como lo haga. Esta página dice hasta dónde hemos llegado.',
  status: 'Hasta dónde hemos llegado',
  conforms: {
    fully:
      'Las páginas de {brand} cumplen las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y con ello lo que el capítulo 9 de la norma europea EN 301 549 pide a los sitios web.',
    partly:
      'Las páginas de {brand} cumplen en parte las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, que el capítulo 9 de la norma europea EN 301 549 pide a los sitios web. Lo que falta está más abajo.',
  },
  counts:
    'De {total} criterios, {met} se cumplen en todas nuestras páginas. {partly} los cumplen nuestras propias páginas, pero no todo lo que otros muestran en ellas. {nothing} tratan de cosas que nuestras páginas no tienen.',
  exceptionsTitle: 'Qué no es accesible todavía',
  exceptions: {
    cutNames:
      'Los nombres largos de los juegos bajo sus imágenes y las primeras líneas de los artículos en las listas. Con el texto ampliado o espaciado acaban en «…». La página a la que llevan los tiene enteros.',
    games:
      'Los juegos y las mesas en vivo. Los hacen otros estudios y se abren en una ventana de nuestra página. Muchos no se pueden jugar con teclado ni con lector de pantalla, y las mesas en vivo no tienen subtítulos. Siempre puedes salir de un juego con el teclado, y su nombre, su estudio y su reseña son texto.',
    accountWindows:
      'Entrar, registrarse, pagar y fijar límites. Se abren en ventanas de la plataforma del casino, que hace otra empresa. Las abrimos con el teclado y devolvemos el foco, pero no podemos cambiar lo que hay dentro.',
    editorsMedia:
      'Imágenes y vídeos de artículos y ofertas. La redacción describe sus imágenes; puede que alguna antigua no tenga descripción. Los vídeos de otros sitios son enlaces hasta que los cargas, y puede que no tengan subtítulos o audiodescripción.',
  },
  methodTitle: 'Cómo lo comprobamos',
  method: [
    'Una máquina prueba cada tipo de página con cada cambio: en cuatro anchuras, ampliada al 400 %, solo con el teclado y en las palabras que recibe un lector de pantalla.',
    'Personas leen esas palabras, el foco y las imágenes. La última revisión completa fue el {day}.',
  ],
  contactTitle: 'Dinos qué no funciona',
  contact: 'Di qué página era y qué pasó. Te ayudaremos con lo que querías hacer, y lo arreglaremos.',
  contactLink: 'Escríbenos',
  unsatisfied:
    'Si nuestra respuesta no te ayuda, puedes acudir a la autoridad de accesibilidad de donde vives. La ley detrás de esta declaración:',
  tableTitle: 'Criterio por criterio',
  columns: { criterion: 'Criterio', level: 'Nivel', state: 'En nuestras páginas' },
  states: { met: 'Se cumple', partly: 'Se cumple en parte', nothing: 'No lo hay en nuestras páginas' },
};

import { keysOf } from '../domain/records.ts';
import type { Day } from '../domain/markets/duty.ts';
import type { Language } from '../i18n/locales.ts';
import type { PageName } from '../pages/pages.ts';

/** The day on which criteria and exceptions were last gone through as a whole; the statement says it. */
export const ACCESSIBILITY_REVIEWED: Day = '2026-11-22';

/** Pages with text, pictures and films of editors (WordPress, promotions service). */
export const EDITED_PAGES = [
  'article',
  'contact',
  'game-review',
  'landing',
  'promotion',
  'provider',
  'theme',
] as const satisfies readonly PageName[];

/** Why a criterion is not met everywhere; each has its words in `accessibility.ts` of each language. */
export type AccessibilityException = 'cutNames' | 'games' | 'accountWindows' | 'editorsMedia';

export interface Criterion {
  readonly level: 'A' | 'AA';
  readonly name: Readonly<Record<Language, string>>;
  /** The pages that hold what it is about: every kind of page where it is not said; none: the site has nothing of it. */
  readonly pages?: readonly PageName[];
  readonly exceptions?: readonly AccessibilityException[];
}

const row = (level: 'A' | 'AA', en: string, es: string, more: Pick<Criterion, 'pages' | 'exceptions'> = {}) =>
  ({ level, name: { en, es }, ...more }) satisfies Criterion;

const NOTHING = { pages: [] } as const;
const MEDIA = { pages: EDITED_PAGES, exceptions: ['editorsMedia'] } as const;

/**
 * WCAG 2.2, levels A and AA, all 55 (the European standard EN 301 549 asks for them as 9.1.1.1 to 9.4.1.3). The
 * accessibility statement is made of this table; the evidence for each row and kind of page is
 * `testing/accessibility/evidence.ts`.
 */
const ROWS = {
  '1.1.1': row('A', 'Non-text Content', 'Contenido no textual', { exceptions: ['editorsMedia', 'games'] }),
  '1.2.1': row('A', 'Audio-only and Video-only (Prerecorded)', 'Solo audio y solo vídeo (grabado)', MEDIA),
  '1.2.2': row('A', 'Captions (Prerecorded)', 'Subtítulos (grabados)', MEDIA),
  '1.2.3': row(
    'A',
    'Audio Description or Media Alternative (Prerecorded)',
    'Audiodescripción o medio alternativo (grabado)',
    MEDIA,
  ),
  '1.2.4': row('AA', 'Captions (Live)', 'Subtítulos (en directo)', { pages: [], exceptions: ['games'] }),
  '1.2.5': row('AA', 'Audio Description (Prerecorded)', 'Audiodescripción (grabada)', MEDIA),
  '1.3.1': row('A', 'Info and Relationships', 'Información y relaciones'),
  '1.3.2': row('A', 'Meaningful Sequence', 'Secuencia significativa'),
  '1.3.3': row('A', 'Sensory Characteristics', 'Características sensoriales'),
  '1.3.4': row('AA', 'Orientation', 'Orientación', { exceptions: ['games'] }),
  '1.3.5': row('AA', 'Identify Input Purpose', 'Identificación del propósito de la entrada', {
    pages: ['contact'],
    exceptions: ['accountWindows'],
  }),
  '1.4.1': row('A', 'Use of Color', 'Uso del color'),
  '1.4.2': row('A', 'Audio Control', 'Control del audio', { pages: EDITED_PAGES, exceptions: ['games'] }),
  '1.4.3': row('AA', 'Contrast (Minimum)', 'Contraste (mínimo)', { exceptions: ['games'] }),
  '1.4.4': row('AA', 'Resize Text', 'Cambio de tamaño del texto', { exceptions: ['cutNames'] }),
  '1.4.5': row('AA', 'Images of Text', 'Imágenes de texto'),
  '1.4.10': row('AA', 'Reflow', 'Reajuste del texto', { exceptions: ['games'] }),
  '1.4.11': row('AA', 'Non-text Contrast', 'Contraste no textual', { exceptions: ['games'] }),
  '1.4.12': row('AA', 'Text Spacing', 'Espaciado del texto', { exceptions: ['cutNames'] }),
  '1.4.13': row('AA', 'Content on Hover or Focus', 'Contenido señalado con el puntero o que tiene el foco'),
  '2.1.1': row('A', 'Keyboard', 'Teclado', { exceptions: ['games'] }),
  '2.1.2': row('A', 'No Keyboard Trap', 'Sin trampas para el foco del teclado'),
  '2.1.4': row('A', 'Character Key Shortcuts', 'Atajos de teclas de caracteres', NOTHING),
  '2.2.1': row('A', 'Timing Adjustable', 'Tiempo ajustable', { exceptions: ['accountWindows', 'games'] }),
  '2.2.2': row('A', 'Pause, Stop, Hide', 'Poner en pausa, detener, ocultar', {
    pages: ['home', 'tab', 'all-games'],
    exceptions: ['games'],
  }),
  '2.3.1': row('A', 'Three Flashes or Below Threshold', 'Umbral de tres destellos o menos', {
    exceptions: ['games'],
  }),
  '2.4.1': row('A', 'Bypass Blocks', 'Evitar bloques'),
  '2.4.2': row('A', 'Page Titled', 'Titulado de páginas'),
  '2.4.3': row('A', 'Focus Order', 'Orden del foco'),
  '2.4.4': row('A', 'Link Purpose (In Context)', 'Propósito de los enlaces (en contexto)'),
  '2.4.5': row('AA', 'Multiple Ways', 'Múltiples vías'),
  '2.4.6': row('AA', 'Headings and Labels', 'Encabezados y etiquetas'),
  '2.4.7': row('AA', 'Focus Visible', 'Foco visible'),
  '2.4.11': row('AA', 'Focus Not Obscured (Minimum)', 'Foco no oculto (mínimo)'),
  '2.5.1': row('A', 'Pointer Gestures', 'Gestos del puntero'),
  '2.5.2': row('A', 'Pointer Cancellation', 'Cancelación del puntero'),
  '2.5.3': row('A', 'Label in Name', 'Etiqueta en el nombre'),
  '2.5.4': row('A', 'Motion Actuation', 'Activación mediante movimiento', NOTHING),
  '2.5.7': row('AA', 'Dragging Movements', 'Movimientos de arrastre'),
  '2.5.8': row('AA', 'Target Size (Minimum)', 'Tamaño del objetivo (mínimo)'),
  '3.1.1': row('A', 'Language of Page', 'Idioma de la página'),
  '3.1.2': row('AA', 'Language of Parts', 'Idioma de las partes'),
  '3.2.1': row('A', 'On Focus', 'Al recibir el foco'),
  '3.2.2': row('A', 'On Input', 'Al recibir entradas'),
  '3.2.3': row('AA', 'Consistent Navigation', 'Navegación coherente'),
  '3.2.4': row('AA', 'Consistent Identification', 'Identificación coherente'),
  '3.2.6': row('A', 'Consistent Help', 'Ayuda coherente'),
  '3.3.1': row('A', 'Error Identification', 'Identificación de errores', { pages: ['contact'] }),
  '3.3.2': row('A', 'Labels or Instructions', 'Etiquetas o instrucciones', {
    pages: ['all-games', 'contact', 'game-search', 'site-search'],
  }),
  '3.3.3': row('AA', 'Error Suggestion', 'Sugerencias ante errores', { pages: ['contact'] }),
  '3.3.4': row(
    'AA',
    'Error Prevention (Legal, Financial, Data)',
    'Prevención de errores (legales, financieros, de datos)',
    { pages: [], exceptions: ['accountWindows'] },
  ),
  '3.3.7': row('A', 'Redundant Entry', 'Entrada redundante', { pages: ['contact'] }),
  '3.3.8': row('AA', 'Accessible Authentication (Minimum)', 'Autenticación accesible (mínima)', {
    pages: [],
    exceptions: ['accountWindows'],
  }),
  '4.1.2': row('A', 'Name, Role, Value', 'Nombre, función, valor', { exceptions: ['games'] }),
  '4.1.3': row('AA', 'Status Messages', 'Mensajes de estado'),
} as const satisfies Readonly<Record<string, Criterion>>;

export type CriterionId = keyof typeof ROWS;
export const CRITERIA: Readonly<Record<CriterionId, Criterion>> = ROWS;
export const CRITERION_IDS: readonly CriterionId[] = keysOf(ROWS);

import type { ContentLang } from '../post.ts';

/** The copyright line, by language and regulation, as the platform's back office words it. HTML. */
export function copyrightText(lang: ContentLang, regulation: string, year: number): string {
  return LINES[lang][regulation === 'GB' ? 'GB' : 'MGA'].replaceAll('{year}', String(year));
}

const LINES: Record<ContentLang, Record<'GB' | 'MGA', string>> = {
  en: {
    GB: '&copy; {year} Velvet Comet. Operated by Velvet Comet Gaming Limited, licensed and regulated in Great Britain by the <a href="https://www.gamblingcommission.gov.uk/public-register" rel="noopener">Gambling Commission</a> under account number 00000. You must be 18 or over to play. If gambling stops being fun, free and confidential help is at <a href="https://www.gambleaware.org/" rel="noopener">GambleAware</a> or on 0808 8020 133.',
    MGA: '&copy; {year} Velvet Comet. Operated by Velvet Comet Gaming (Malta) Limited, licensed and regulated by the Malta Gaming Authority under licence MGA/B2C/000/0000. You must be 18 or over to play. Gambling can be addictive: play within your means.',
  },
  es: {
    GB: '&copy; {year} Velvet Comet. Operado por Velvet Comet Gaming Limited, con licencia y regulación de la <a href="https://www.gamblingcommission.gov.uk/public-register" rel="noopener">Gambling Commission</a> en Gran Bretaña, cuenta número 00000. Debes ser mayor de 18 años para jugar. Si el juego deja de ser divertido, hay ayuda gratuita y confidencial en <a href="https://www.gambleaware.org/" rel="noopener">GambleAware</a> o en el 0808 8020 133.',
    MGA: '&copy; {year} Velvet Comet. Operado por Velvet Comet Gaming (Malta) Limited, con licencia y regulación de la Autoridad de Juego de Malta, licencia MGA/B2C/000/0000. Debes ser mayor de 18 años para jugar. El juego puede crear adicción: juega dentro de tus posibilidades.',
  },
};

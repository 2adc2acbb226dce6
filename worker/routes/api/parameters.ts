import type { Context } from 'hono';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../../shared/i18n/locales.ts';
import { queryOf } from '../../http/request-address.ts';
import { ApiError } from '../api-error.ts';

/**
 * `?lang=`, one of the locales' codes; the default when it is missing.
 * @throws ApiError 400 when it is any other value
 */
export function localeParameter(c: Context): Locale {
  const value = queryOf(c.req).get('lang');
  if (value === null) return DEFAULT_LOCALE;
  if (!isLocale(value))
    throw new ApiError(400, 'bad-locale', `lang is none of ${LOCALES.join(', ')}`, 'lang');
  return value;
}

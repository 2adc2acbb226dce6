import * as v from 'valibot';
import type { DeepReadonly } from '../../shared/domain/deep-readonly.ts';
import { AUDIENCE_NAMES } from './audiences.ts';

const audience = v.picklist(AUDIENCE_NAMES);

const audienceCut = v.object({ audience, start: v.number(), end: v.number() });

const cleanTocEntry = v.object({
  id: v.string(),
  text: v.string(),
  level: v.picklist([2, 3]),
  /** The audiences whose blocks the heading stands in. */
  audiences: v.array(audience),
});

/** Cleaned content as it is stored in KV; parsed when it is read back. */
export const cleanContentSchema = v.object({
  /** With the blocks of every audience: to be shown only through `selectAudience`. */
  html: v.string(),
  /** Where the blocks of audiences lie in `html`, as offsets in UTF-16 units, outer ones first. */
  cuts: v.array(audienceCut),
  toc: v.array(cleanTocEntry),
  /** The teaser in plain text: what comes before `<!--more-->`, else some 200 characters. */
  excerptText: v.string(),
});

export type CleanContent = DeepReadonly<v.InferOutput<typeof cleanContentSchema>>;
export type CleanTocEntry = CleanContent['toc'][number];
export type AudienceCut = CleanContent['cuts'][number];

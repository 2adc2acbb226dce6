import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { Plugin } from 'vite';
import { CONTENT_FILES } from '../schemas.ts';
import { articleBlocksOf, blocksOf, plainHtmlOf } from './markdown.ts';

/**
 * Vite's plugin for the files of `sandbox/content`: Markdown becomes a module whose default export holds the fields of the
 * front matter and `content`, the rendered text; JSON is left to Vite. What does not fit its schema fails the build by name.
 */
export function contentFiles(): Plugin {
  return {
    name: 'sandbox-content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/sandbox\/content\/.+\.(?:md|json)$/ },
      handler(source, id) {
        const code = moduleOf(id.replace(/^.*\/sandbox\/content\//, ''), source);
        return code === null ? null : { code, map: null };
      },
    },
  };
}

/**
 * The module that a file of the folder becomes; `null` for JSON, which Vite reads by itself.
 * @throws with the path of a file that does not fit its schema, or whose text is made of what has no block.
 */
export function moduleOf(path: string, source: string): string | null {
  try {
    if (path.endsWith('.md')) return `export default ${JSON.stringify(readMarkdown(path, source))}`;
    checkFields(path, JSON.parse(source));
    return null;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readMarkdown(path: string, source: string): object {
  const file = new VFile(source);
  matter(file, { strip: true });
  const fields = v.parse(v.looseObject({}), file.data['matter']);
  checkFields(path, fields);
  return { ...fields, content: rendererOf(path)(String(file)) };
}

function checkFields(path: string, value: unknown): void {
  const schema = CONTENT_FILES.find(([files]) => files.test(path))?.[1];
  if (schema === undefined) throw new Error('No schema in schemas.ts is for this file');
  const result = v.safeParse(schema, value);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

function rendererOf(path: string): (markdown: string) => string {
  if (path.startsWith('magazine/')) return articleBlocksOf;
  return path.startsWith('limited-promotions/') ? plainHtmlOf : blocksOf;
}

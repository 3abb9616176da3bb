import { formulaNodes, formulaSyntax } from './formula-nodes';

function remarkFormulas(this: { data(): object }): void {
  const data: { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } = this.data();
  (data.micromarkExtensions ??= []).push(formulaSyntax);
  (data.fromMarkdownExtensions ??= []).push(formulaNodes);
}

/** The plugins of remark that read formulas between their signs. */
export const formulaPlugins = [remarkFormulas];

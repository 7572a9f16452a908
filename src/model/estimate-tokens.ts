import type { ModelRequest } from './language-model.ts';

/** What one picture costs, about: the middle of what the known endpoints charge. */
const tokensPerImage = 800;
/** What the format adds around each message. */
const tokensPerMessage = 4;

/** About how many tokens a text is: four letters of Latin a token, one of anything else. For ledgers, not for bills. */
export function estimateTokens(text: string): number {
  let latin = 0;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) < 0x250) latin += 1;
  return Math.ceil(latin / 4) + (text.length - latin);
}

export function estimateRequestTokens(request: ModelRequest): number {
  let tokens = 0;
  for (const { content } of request.messages) {
    tokens += tokensPerMessage;
    if (typeof content === 'string') tokens += estimateTokens(content);
    else for (const part of content) tokens += 'text' in part ? estimateTokens(part.text) : tokensPerImage;
  }
  if (request.tools) tokens += estimateTokens(JSON.stringify(request.tools));
  if (request.output) tokens += estimateTokens(JSON.stringify(request.output));
  return tokens;
}

import { ways } from './ways.ts';

// What anybody might say of what they saw, heard or see. `{clause}`: what was done, as a sentence without its stop;
// `{thing}`: a thing; `{who}`: a name.
export const plainSights = {
  'saw-it': ways`I saw it. {clause}. | {clause}. I saw it with my own eyes. | I did, {you}. {clause}. | {clause}, and I stood here.`,
  'deed-recalled': ways`I remember it, {you}. {clause}. | {clause}. I am not likely to forget it. | {clause}, {you}. Of course I remember. | How should I forget? {clause}.`,
  'deed-told': ways`{clause}. | {clause}, {you}. That is what was done. | {clause}, {you}. I was there.`,
  'deed-whose': ways`{clause}. Who else? | {clause}, {you}. I know whose hand it was. | That is no riddle. {clause}.`,
  'deed-hurts': ways`It did, {you}. {clause}. | {clause}. What do you suppose? | It hurt, yes. {clause}, and I felt it.`,
  'deed-wets': ways`{thing}? {clause}. Look at me. | I am {thing} through, {you}. {clause}. | {clause}. Yes, I am {thing}.`,
  'saw-nothing': ways`I saw nothing, {you}. What was it? | See what? I was looking the other way. |
    No. What happened? | What have I missed, {you}?`,
  'saw-no-thing': ways`{thing}? I saw nothing of it. What happened? | I did not see {thing}, {you}. Who had it? |
    No. What about {thing}? | {thing}? Where was I looking? Tell me.`,
  'sees-no-such': ways`I see nothing of the kind, {you}. | Nothing that I can see. | No. Only what was there before, {you}. | I have looked, {you}, and there is nothing.`,
  'hears-no-such': ways`I hear nothing, {you}. | Nothing but ourselves. | No. What did it sound like? | I have been listening, {you}, and there was nothing.`,
  'heard-only': ways`I heard it. I did not see who it was. Did you? | I heard something, {you}, and saw nobody. What was it? |
    Only the noise. What was it?`,
  'sees-armed': ways`{who}, what is {thing} for? | Why do you have {thing} in your hand, {who}? | {thing}, {who}? Put it away.`,
  'sees-hurt': ways`You are hurt, {who}. | {who}, you are bleeding. Sit down. | That wants a bandage, {who}.`,
  'sees-dead': ways`{who} does not move. | Is nobody going to look at {who}? | {who} lies there, and we talk.`,
  'sees-missing': ways`Where is {thing}? It was there a moment ago. | {thing} is gone. Who took it? | Somebody has moved {thing}.`,
  'sees-taken': ways`{who}, what are you doing with {thing}? | How did you come by {thing}, {who}? | You have {thing}, {who}. Since when?`,
  'hears-noise': ways`What was that? | Did you hear that? | Who is there?`,
  'sees-entrance': ways`There you are, {who}. | {who}. I did not expect you. | Come in, {who}.`,
  'grows-dark': ways`Who put out the light? | It has grown dark. | I can hardly see your faces.`,
  'is-dark': ways`It is too dark to see by. | Somebody strike a light. | I cannot see my own hand.`,
  'is-crowded': ways`Give me some room. | We stand here like herrings. | Not so close, all of you.`,
};

/** The same in the words of a court. */
export const courtlySights: Partial<Record<keyof typeof plainSights, readonly string[]>> = {
  'deed-recalled': ways`Remember it? {clause}. I have it here yet. | {clause}, {you}. It is written where I keep such things. | I do remember. {clause}.`,
  'deed-whose': ways`{clause}. Need you ask, {you}? | It is soon told. {clause}. | {clause}. All who stood by saw it.`,
  'saw-nothing': ways`I saw nothing, {you}. What was it? | What should I have seen? | My eyes were elsewhere. What befell?`,
  'sees-armed': ways`{who}, wherefore is {thing} bare? | Put up {thing}, {who}. | What would you with {thing}, {who}?`,
  'grows-dark': ways`Who quenched the light? | Lights, here! | The dark comes early.`,
};

/** The same as people say it now. */
export const modernSights: Partial<Record<keyof typeof plainSights, readonly string[]>> = {
  'deed-recalled': ways`Yeah, I remember. {clause}. | {clause}. You think I would forget that? | {clause}, {you}. It was tonight. I was there.`,
  'deed-whose': ways`{clause}. Everybody saw it. | Seriously, {you}? {clause}. | Not hard, that one. {clause}.`,
  'deed-hurts': ways`{clause}. So yes, it hurt. | Yeah, {you}, it did. {clause}. | It still does. {clause}.`,
  'deed-wets': ways`{clause}. What do you think? | {thing}? {clause}, {you}. I am dripping. | Yes, I am {thing}. {clause}.`,
};

/** The same in a house with a butler. */
export const victorianSights: Partial<Record<keyof typeof plainSights, readonly string[]>> = {
  'deed-recalled': ways`I recall it perfectly, {you}. {clause}. | {clause}. One does not forget it in an evening. | Certainly. {clause}, {you}, and before company.`,
  'deed-whose': ways`{clause}. There were witnesses. | I should have thought it was plain, {you}. {clause}. | {clause}. I make no mystery of it.`,
  'deed-hurts': ways`It did, {you}. {clause}. | {clause}. I am not made of wood. | Naturally it hurt, {you}. {clause}.`,
  'deed-wets': ways`{clause}. I am {thing} to the skin. | {thing}, {you}? {clause}. Judge for yourself. | I am, rather. {clause}.`,
};

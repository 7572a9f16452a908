import { ways } from './ways.ts';

// How people deal with one another where nobody wrote it for them: they ask for what they want, press, offer, bargain, threaten,
// give way, and say why they cannot. `{thing}` is what is wanted, `{topic}` what is offered for it, `{who}` somebody else,
// `{clause}` what the speaker is after, `{you}` how the other is addressed.
export const plainDealings = {
  'asks-thing': ways`Give me {thing}, {you}, please. | I need {thing}. Give it to me, {you}, would you? |
    Please give me {thing}, {you}.`,
  'presses-thing': ways`I would not ask twice if it did not matter. Give me {thing}, {you}. |
    I ask you again, {you}: please give me {thing}. | It matters to me more than I can say. Give me {thing}, please.`,
  'bargains-thing': ways`Give me {thing}, {you}, and you shall have {topic} for it. |
    {topic} for {thing}. That is a fair offer, {you}. | I offer you {topic}, {you}. Give me {thing} for it.`,
  'threatens-thing': ways`Give me {thing}, {you}, or you will be sorry that you did not. |
    This is the last time I ask, {you}. Give me {thing}, or I take it. | Give me {thing} now, or I swear you will regret it.`,
  'asks-unlock': ways`You have the key, {you}. Please open {thing} for me. | Please unlock {thing}, {you}.`,
  'asks-room': ways`Please make room for me, {you}. | Let me through, {you}, please.`,
  'asks-where': ways`Where is {thing}, {you}? | Have you seen {thing}, {you}? | Who has {thing}?`,
  'gives-thing': ways`Here. Take it. | There you are, {you}. | You may have it. | It is yours, {you}.`,
  'gives-way': ways`Very well. Have it your way. | If it means so much to you, {you}, take it. | All right. Enough. Here it is.`,
  obliges: ways`Gladly, {you}. | Since you ask, {you}. | Of course. | Certainly, {you}. | As you wish. | All right.`,
  'keeps-thing': ways`No. {thing} stays with me. | I will not part with {thing}, {you}. |
    You ask too much. {thing} is not for you. | No. Anything, but not {thing}.`,
  'wants-bargain': ways`And what would I have for it? | Not for nothing, {you}. | Why should I? What do you offer?`,
  'drops-it': ways`Keep it, then. | I see that I ask in vain. | Then I shall find another way.`,
  'tells-aim': ways`I want {clause}. | I have one thing in mind tonight, {you}: {clause}. | All I ask is {clause}.`,
  'offers-help': ways`If there is something I can do for you, {you}, say so. | You look as if you want something, {you}. May I help? |
    Tell me what you need, {you}.`,
  'asks-aim': ways`What is it that you want, {you}? | And what are you after, {you}? | What do you hope for here, {you}?`,
  'cannot-locked': ways`It is no use. {thing} is locked, and I have no key. | I cannot: {thing} is locked. |
    {thing} will not open. Where is the key?`,
  'cannot-held': ways`I cannot. {who} has {thing}. | Not while {who} has {thing}. | {who} will not part with {thing}.`,
  'cannot-find': ways`I do not know where {thing} is. | If I only knew where {thing} is. | {thing} is not here.`,
  'cannot-see': ways`It is too dark. I cannot see my own hand. | I cannot do that in the dark.`,
  'cannot-go': ways`There is no way through. | I cannot get there from here.`,
  'cannot-lift': ways`I cannot move {thing}. It is too much for me. | {thing} will not be moved, not by me.`,
  'cannot-do': ways`It cannot be done. | I cannot do it. | No. It will not go.`,
};

export const courtlyDealings = {
  obliges: ways`With all my heart, {you}. | At your word, {you}. | It is done, {you}.`,
  'asks-thing': ways`I pray you give me {thing}, {you}. | Give me {thing}, {you}, I beg you.`,
  'presses-thing': ways`I ask it once more, {you}, and humbly: give me {thing}. | Deny me not, {you}. Give me {thing}.`,
  'keeps-thing': ways`Nay. {thing} stays where it is. | I may not part with {thing}, {you}.`,
  'asks-aim': ways`What would you have, {you}? | Speak, {you}: what is your desire?`,
};

export const victorianDealings = {
  obliges: ways`By all means, {you}. | With pleasure, {you}. | Very good, {you}.`,
  'asks-thing': ways`Might I trouble you to give me {thing}, {you}? | Be so good as to give me {thing}, {you}.`,
  'presses-thing': ways`I must insist, {you}. Please give me {thing}. | I should not ask again if it were a trifle. Give me {thing}, {you}.`,
  'keeps-thing': ways`I regret that I cannot part with {thing}, {you}. | {thing} remains with me, {you}.`,
  'asks-aim': ways`Might I ask what it is that you want, {you}? | And what brings you here, {you}?`,
};

export const modernDealings = {
  obliges: ways`Sure, {you}. | No problem. | Okay, {you}. | On it.`,
  'asks-thing': ways`Can you give me {thing}, {you}? | Give me {thing} for a minute, {you}, would you?`,
  'presses-thing': ways`Come on, {you}. Please give me {thing}. | I am serious, {you}. Give me {thing}.`,
  'keeps-thing': ways`No way. {thing} stays with me. | Sorry, {you}. Not {thing}.`,
  'asks-aim': ways`So what do you want, {you}? | What are you really here for, {you}?`,
};

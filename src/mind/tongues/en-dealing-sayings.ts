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
  // A bargain a person proposes: `{claim}` is what the speaker is to do, `{echo}` what the other does for it, or otherwise.
  'bargain-taken': ways`Agreed. {Claim}, and {echo}. | It is a bargain, {you}: {claim}, and {echo}. |
    {Claim}, then, and {echo}. I shall hold you to it.`,
  'bargain-refused': ways`No. Not even if {echo}. | If {echo}, I am still not to be bought, {you}. |
    Not at that price, {you}. It would take more than that.`,
  'threat-yielded': ways`There is no need for that, {you}. {Claim}. | {Claim}. You did not have to say the rest. |
    Very well. {Claim}, and you will leave me in peace.`,
  'threat-defied': ways`If {echo}, everybody here will know why. I will not be frightened into it. |
    Then do it, {you}. I will not be moved that way. | So {echo}. And what will you have then? Not me.`,
  'price-asked': ways`So it has a price, {you}. Name it, and I will tell you what I think of you. |
    I have nothing that you would want. | What would you take? I ask out of curiosity.`,
  // `{thing}`: what they say to threats.
  'threat-met': ways`So {claim}, or {echo}. {thing} | {Claim}, or {echo}? {thing}`,
  'asks-then': ways`Ask, then. | What is it you want to hear? | Where shall I begin?`,
  // What a person has owned to, promised or threatened, when they come back: `{clause}` is that, turned around.
  'holds-confession': ways`You told me {clause}. That has not gone away. | I have not forgotten what you told me, {you}: {clause}.`,
  'holds-promise': ways`I have your word, remember. You said {clause}. | You promised me something, {you}: {clause}.`,
  'holds-threat': ways`You threatened me a while ago, {you}: {clause}. I have not forgotten it. | You said {clause}. I heard it well.`,
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
  'bargain-taken': ways`My hand on it: {claim}, and {echo}. | So be it, {you}. {Claim}, and {echo}.`,
  'bargain-refused': ways`I am not for sale, {you}, though {echo}. | No. Not if {echo} ten times over.`,
  'threat-defied': ways`Then do it, {you}, and answer for it. | I have stood before worse than that, and did not kneel. |
    If {echo}, heaven sees it. I will not be driven.`,
  obliges: ways`With all my heart, {you}. | At your word, {you}. | It is done, {you}.`,
  'asks-thing': ways`I pray you give me {thing}, {you}. | Give me {thing}, {you}, I beg you.`,
  'presses-thing': ways`I ask it once more, {you}, and humbly: give me {thing}. | Deny me not, {you}. Give me {thing}.`,
  'keeps-thing': ways`Nay. {thing} stays where it is. | I may not part with {thing}, {you}.`,
  'asks-aim': ways`What would you have, {you}? | Speak, {you}: what is your desire?`,
};

export const victorianDealings = {
  'price-asked': ways`So it is to be a matter of money, {you}. How disappointing. | I do not buy that sort of thing. Others have tried to sell it me. |
    Name your figure. I shall be interested to hear what you think it is worth.`,
  'bargain-taken': ways`Very well, {you}. {Claim}, and {echo}. | We understand one another. {Claim}, and {echo}.`,
  'bargain-refused': ways`I am not to be bought, {you}, even if {echo}. | I must decline. It is not a matter of price.`,
  'threat-yielded': ways`There is not the least need for that, {you}. {Claim}. | {Claim}. Pray do nothing of the kind.`,
  'threat-defied': ways`I must ask you to withdraw that, {you}. I do not yield to threats. | If {echo}, you will regret it sooner than I.`,
  obliges: ways`By all means, {you}. | With pleasure, {you}. | Very good, {you}.`,
  'asks-thing': ways`Might I trouble you to give me {thing}, {you}? | Be so good as to give me {thing}, {you}.`,
  'presses-thing': ways`I must insist, {you}. Please give me {thing}. | I should not ask again if it were a trifle. Give me {thing}, {you}.`,
  'keeps-thing': ways`I regret that I cannot part with {thing}, {you}. | {thing} remains with me, {you}.`,
  'asks-aim': ways`Might I ask what it is that you want, {you}? | And what brings you here, {you}?`,
};

export const modernDealings = {
  'price-asked': ways`Depends what you want for it, {you}. | I have about four coins. Is that the price? | So everything costs, with you.`,
  'bargain-taken': ways`Deal. {Claim}, and {echo}. | Okay, deal: {claim}, and {echo}. | {Claim}, and {echo}. Shake on it, {you}.`,
  'bargain-refused': ways`No deal. Not even if {echo}. | Nice try, {you}. Not for that. | If {echo}, it is still a no.`,
  'threat-yielded': ways`Okay, okay. {Claim}. No need for that. | All right. {Claim}. Calm down, {you}.`,
  'threat-defied': ways`Go on, then. I am not doing it because of that. | If {echo}, we will all just watch, {you}. |
    Is that a threat? Then the answer is no.`,
  'holds-confession': ways`You told me {clause}. I am still thinking about that. | We should talk about what you said, {you}: {clause}.`,
  'holds-promise': ways`You promised, remember? {clause}. | I am counting on it, by the way: {clause}.`,
  obliges: ways`Sure, {you}. | No problem. | Okay, {you}. | On it.`,
  'asks-thing': ways`Can you give me {thing}, {you}? | Give me {thing} for a minute, {you}, would you?`,
  'presses-thing': ways`Come on, {you}. Please give me {thing}. | I am serious, {you}. Give me {thing}.`,
  'keeps-thing': ways`No way. {thing} stays with me. | Sorry, {you}. Not {thing}.`,
  'asks-aim': ways`So what do you want, {you}? | What are you really here for, {you}?`,
};

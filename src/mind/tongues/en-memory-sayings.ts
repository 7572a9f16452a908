import { ways } from './ways.ts';

// What anybody might say of the talk itself, of what they feel and of what they see. `{clause}`: what was said or asked, turned
// around; `{thing}`: words or things quoted; `{who}`: a name.
export const plainMemories = {
  'you-said': ways`You said {clause}. | You told me {clause}. I was listening, {you}. |
    That {clause}: those were your words, or near them. | If I heard you right, {clause}. | {clause}, by your own account.`,
  'you-asked': ways`You asked me {clause}. | You wanted to know {clause}, {you}. | It was a question: {clause}. |
    You were asking {clause}, as I remember it.`,
  'you-spoke-of': ways`You spoke of {topic}. | It was something about {topic}, {you}. | You brought up {topic}; I remember that.`,
  'nothing-from-you': ways`You have said nothing to me until now, {you}. | Nothing that I heard. |
    If you told me, it was before I was listening. | You have not told me that, not in my hearing.`,
  'i-said': ways`I said: {thing} | What I said was this. {thing} | You heard me, {you}. {thing} | As I said. {thing}`,
  'i-said-nothing': ways`I have said nothing yet. | I had not spoken, {you}. | I held my tongue until now.`,
  'source-other': ways`{who} told me. | I have it from {who}, {you}. | {who} said so, and I was near enough to hear.`,
  'source-eyes': ways`I saw it myself. | Nobody told me, {you}. I was there. | My own two eyes.`,
  'source-own': ways`Nobody told me, {you}. I worked it out for myself. | I did not see it done. It is what I make of it. |
    It is my own judgement, {you}, and nobody else's.`,
  'source-none': ways`Nobody told me. I know it as one knows such things. | I have it from no one but myself, {you}. |
    Nobody. It is what I think.`,
  'not-here': ways`{who} is not here, {you}. | {who} is not in this room. Will I do? |
    You call {who}, and there are only the rest of us. | You will have to look for {who} elsewhere.`,
  'past-answering': ways`{who} is past answering, {you}. | {who} is dead. You will have no answer there. |
    Nobody answers to {who} any more.`,
  // To a joke over the dead, by whoever is shaken, angry or dry; and to a kind word for them.
  'jest-shaken': ways`How can you say such a thing, with {who} lying there dead? | Please, {you}. {who} is dead. I cannot laugh at it. |
    {who} is dead, and you can joke? I feel quite ill. | Do not, {you}. I have not dared to look at {who} yet.`,
  'jest-stern': ways`{who} is dead, {you}. Keep your jokes for the living. |
    Hold your tongue! {who} lies dead there and cannot answer you back. | You joke over the dead? Not over {who}, and not before me. |
    Have you no shame, {you}? That is {who}, and {who} is dead.`,
  'jest-dry': ways`{who} is dead, {you}. It does not make the joke any better. |
    You will not get a laugh out of {who} now, {you}, nor out of me. | One does not joke about the dead while they are in the room, {you}. |
    {who} being dead, I suppose that somebody else has to say it: that was in poor taste.`,
  'kind-to-dead': ways`{who} cannot hear you, {you}, but it was well said. | It comes too late for {who}. I heard it. |
    That was kindly said, {you}. {who} is past hearing it.`,
  'they-said': ways`{who} said: {thing} | It was {who}, and it went so: {thing} | I heard {who} say it. {thing}`,
  'who-said': ways`That was {who}. | {who} said it. | You heard {who}.`,
  'you-did': ways`{clause}. I saw it. | {clause}, {you}, before us all. | I saw what you did: {clause}.`,
  'you-did-nothing': ways`Nothing that I saw. | You have stood there, {you}. That is all I have seen. | You spoke. I saw you do no more.`,
  'did-ask': ways`You did: you asked me {clause}. | Yes. You asked me {clause}, and not long since. |
    You have, {you}. You wanted to know {clause}.`,
  'did-not-ask': ways`No. You have not asked me that. | Not me, {you}. Somebody else, perhaps. | You ask it now for the first time.`,
  'asked-before': ways`You asked me {clause} before, and I have no better answer now. |
    You asked me that already, {you}: {clause}. | Again, {clause}? I have not grown wiser since. |
    That is not the first time you ask me {clause}.`,
  // To somebody who says where they were.
  'hears-alibi': ways`And who saw you there, {you}? | Then somebody can say so besides you. | All of that time? | I was not there to see it. I hear you. |
    Very well, {you}. It is easily said, and easily asked after.`,
  // Before the answer that was owed.
  'owns-amiss': ways`No, I did not answer that. | I stepped round it, {you}. | You did ask. | True, {you}: you asked, and I talked. |
    No more I did.`,
  'did-say': ways`I said {clause}, yes. What of it? | I did say {clause}, and I do not take it back. |
    {clause}: I said so, {you}. I remember it.`,
  'never-said': ways`When did I say {clause}? I do not remember it. | I never told you {clause}, {you}. |
    Those are not my words. I never said {clause}.`,
  misquoted: ways`I said no such thing, {you}. | Leave my name out of it, {you}. I never said that. |
    Ask me before you tell others what I say. | Those are your words, {you}, and not mine. | When was I to have said that?`,
  contradicts: ways`A while ago it was the other way about: {thing}. Which am I to believe, {you}? |
    Before, you told me {thing}. Now {clause}. It cannot be both. | First {thing}, and now {clause}. Make up your mind.`,
  means: ways`I mean no more than the words say, {you}. | There is nothing behind it. I say things as I see them. |
    Only what you heard, {you}. I am not given to riddles. | Nothing that should keep you awake.`,
  'believes-you': ways`I believe you, {you}. | I do. I take your word for it. | If I doubted you, {you}, I would say so.`,
  'doubts-you': ways`No, {you}. Not yet. | I do not, and you know why. | I should want more than your word for it, {you}.`,
  'weighs-you': ways`I have not made up my mind, {you}. | I should like to believe you. | I neither believe nor doubt you, {you}. I am listening.`,
  'heard-you': ways`I heard you. | There is nothing wrong with my ears, {you}. | I heard, and I was thinking of it.`,
  'heard-clause': ways`I heard, {you}. So {clause}. | I heard that: {clause}. Very well. | {clause}: yes, {you}, I heard.`,
  'name-is': ways`{thing}. | My name is {thing}. | They call me {thing}, {you}. | I am {thing}.`,
  introduced: ways`{clause}. Then you are welcome here, {you}. | So {clause}. I shall remember it. | {clause}. Good; now I know whom I am speaking to. | {clause}. You have come on a strange night.`,
  'talk-of': ways`We were speaking of {thing}. | Of {thing}, {you}. That is what it is all about. | {thing}: we had got no further than that. |
    It was about {thing}, {you}, when you came upon us.`,
  'talk-was': ways`{who} had just said: {thing} | You came in upon this, {you}. {who} said: {thing}`,
  'here-for': ways`I am here {thing}. | {thing}, {you}. No more than that. | What I want is {thing}. | I came {thing}.`,
  'feels-calm': ways`I am well enough, {you}. | I have been worse. I am quiet in myself. | I feel nothing much; it is restful. |
    I am all right. It is kind of you to look.`,
  'feels-merry': ways`I am in good spirits, {you}. Do not tell anybody. | I feel better than I have any right to. |
    I could laugh at anything, just now.`,
  'feels-low': ways`I am tired, and it is not the hour. | I have been happier, {you}. | Not well. But I am upright. |
    I feel as one does when a door has been shut.`,
  'feels-angry': ways`I am angry. You may see that for yourself. | I feel as if I had been struck. | Ask me when I am calmer, {you}.`,
  'feels-afraid': ways`I am afraid, if you must know. | My hands are not steady, {you}. I wish you had not noticed. |
    Frightened. Would you not be?`,
  'not-hurt': ways`Hurt? No, {you}. I have been walked into by worse. | I am not hurt. Nothing is broken that was whole before. | It hurt a little. It has stopped. | No harm done, {you}. Look where you are going.`,
  'not-afraid': ways`Afraid? Not yet, {you}. | I have been more frightened by less. | No. I look it, perhaps. | I am not afraid. Not of this.`,
  'is-afraid': ways`Yes. I am afraid, {you}. | I am frightened; there is no use in denying it. | Afraid, yes. Stay near me.`,
  'state-is': ways`{thing}? A little, {you}. It will pass. | {thing}, yes, since you ask. | {thing}? I had not noticed until you said it. Yes.`,
  'state-is-not': ways`{thing}? No, {you}. Not tonight. | Not {thing}, no. | {thing}? No more than usual. | No, {you}. Do I look {thing}?`,
  'is-such': ways`Yes, {you}. I am {who}. | I am. {who}, and no other. | Yes. {who}. Why do you ask?`,
  'is-not-such': ways`No, {you}. You mean {who}. | No. That would be {who}. | Not I. {who} is.`,
  'has-none': ways`{topic}? I have none about me, {you}. | {topic}? Not I. | {topic}? If I had, you should have it.`,
  'age-is': ways`I am {thing}. | {thing}, and I feel every one of them. | {thing}, {you}. Why do you ask?`,
  'in-hand': ways`I have {thing} here. | {thing}, as you see, {you}. | What I have about me: {thing}. Nothing else.`,
  'empty-handed': ways`Nothing. See for yourself. | My hands are empty, {you}. | I carry nothing.`,
  'place-is': ways`This is {thing}. | You are in {thing}, {you}. | {thing}. Did nobody tell you?`,
  'hears-you': ways`Go on, {you}. I am listening. | Tell me. | What is it, {you}? | Say it, then. I have time.`,
  'that-is': ways`That is {thing}. {echo} | {thing}, {you}. {echo} | That? {thing}. {echo}`,
  'which-thing': ways`Which do you mean, {you}? I see {thing}. | That? There is {thing}. Point at it.`,
  sees: ways`I see {thing}. | {thing}, {you}; the same as you see. | What there is: {thing}.`,
  'news-is': ways`This much I saw: {thing} | I can tell you what I saw, {you}. {thing} | It was like this. {thing}`,
  'no-news': ways`Nothing yet that has a name, {you}. | You have missed nothing but talk. | Nothing has happened. That is what troubles me.`,
  advises: ways`If I were you, I would speak with {who}. | Ask {who}, {you}. | Keep close to {who}, and listen. |
    I would begin with {who}.`,
  'advises-none': ways`Sit, and wait, and keep your eyes open. | I would do nothing in a hurry, {you}. | Look about you first.`,
  'fond-of-you': ways`I trust you, {you}. There is no more to say. | I like you better than I show. | I am glad it is you who stands there.`,
  'wary-of-you': ways`I do not trust you, {you}. You asked. | I have not forgotten what you did. | I keep my eye on you.`,
  likes: ways`{thing}? More than I let anybody see. | {thing}? Yes. One has to like something, {you}. |
    {thing}? Well enough. I have known worse. | I do like {thing}, and I would not say so to everybody.`,
  dislikes: ways`{thing}? Not much, {you}. One puts up with it. | I never took to {thing}. | {thing}? I could live without. |
    No. {thing} is not for me.`,
  'new-to-you': ways`I hardly know you, {you}. | I have not made up my mind about you. | You seem to mean well. I have been wrong before.`,
};

import { ways } from './ways.ts';

// What anybody might say to what nobody foresaw, with what it was about: `{clause}` is what was asked as part of a sentence or
// what was said, `{echo}` the line said back, `{topic}` the thing it is about, `{you}` how the other is addressed. `-other`,
// `-self` and `-asker` say whose doing it is.
export const plainTopics = {
  'asked-other': ways`{clause}, I could not tell you. | I wish I knew {clause}. |
    You ask me {clause}. I would have to guess, and I do not like to guess. |
    Nobody has told me {clause}, and I was not there to see. | If you find out {clause}, {you}, come and tell me. |
    {clause}: I have wondered about that myself.`,
  'asked-self': ways`{clause} is my own affair, {you}. | I am not sure I could tell you {clause}, and say it well. |
    {clause}: ask me that when I know it better myself. | If I told you {clause}, you would only ask me the next thing. |
    Nobody has ever asked me {clause}. Give me a moment with it. | {clause}? I keep that for myself.`,
  'asked-asker': ways`{clause}? You should know that better than I. | How should I know {clause}? |
    You ask me {clause}. I have only your word to go by. | {clause} is for you to say, {you}. |
    I have not watched you so closely as to know {clause}.`,
  'asked-topic': ways`Of {topic} I know no more than you see. | {topic}? I have nothing to give you there, {you}. |
    What there is to know of {topic}, somebody else must tell you. | You ask about {topic}. I have asked myself the same. |
    I could not swear to anything about {topic}.`,
  'said-other': ways`So {clause}. | {clause}, you say. I had not heard it. | You are sure {clause}? |
    {clause}? Who else knows of it? | If {clause}, {you}, then somebody should have said so sooner.`,
  'said-self': ways`You think {clause}. I cannot stop you thinking it. | {clause}? Who says so, besides you? |
    You say {clause}. I had not noticed. | {clause}? I will think about that. | {clause}? There may be something in it.`,
  'said-asker': ways`So {clause}. | You tell me {clause}. I shall remember it. | {clause}? Why do you tell me? |
    {clause}, then. And what would you have me do? | {clause}. I heard you, {you}.`,
  'said-topic': ways`{topic}, you say. Go on. | I have been thinking about {topic} myself. | {topic}? Go on. |
    You come back to {topic}, {you}. Why? | Let us be plain about {topic}. What is it you want?`,
  'bid-refused': ways`I will not. | I would rather not, {you}. | Give me one good reason. | Why should I? |
    Not because somebody says so.`,
  'bid-granted': ways`For you, {you}. | Gladly, {you}. | Since it is you who asks.`,
  'bid-not-to': ways`I had no thought of it. | Why should I not, {you}? | Very well, {you}. I will not. |
    I promise nothing. I may have to.`,
  'leave-given': ways`Yes. You may {clause}. | By all means {clause}, {you}. | If you want to {clause}, nobody will stop you. |
    Do {clause}. | You may {clause}, and welcome.`,
  'leave-refused': ways`I would rather you did not {clause}. | No. You may not {clause}. | Must you {clause}? Now? |
    Not while I stand here, {you}. Nobody is to {clause}. | You will have to do without. I will not have you {clause}.`,
  // `{clause}`: what somebody is asked to think, or what is supposed.
  'thinks-so': ways`{clause}? I think so, {you}. I would not like to have to prove it. | Yes. I believe {clause}. |
    {clause}: I should not be surprised. | I do think so. Give it time, and {clause}.`,
  'thinks-not': ways`{clause}? Not while I am here to see it. | I do not believe that {clause}, {you}. |
    {clause}? It would have to ask me first. | No. If {clause}, I shall eat my words, and they are not tasty.`,
  'thinks-maybe': ways`{clause}? I have heard worse ideas, and believed them. | It may be that {clause}. I shall wait and see. |
    {clause}? Ask me in ten years, {you}. | Some days I think {clause}, and some days I have slept.`,
  supposes: ways`If {clause}? I would sit down first, and then see whether my knees agreed. |
    If {clause}, I would tell nobody until the morning, and by then I should have thought better of it. |
    If {clause}, {you}? I have gone over that at night. It comes out differently every time. |
    If {clause}? The same as now, only with a worse conscience.`,
  // `{thing}`: a line that would answer anything of its kind; then what is said to somebody who has lost something or suffers.
  'led-by-clause': ways`You say {clause}. {thing} | So {clause}. {thing}`,
  'led-by-topic': ways`{topic}? {thing} | {topic}, {you}? {thing}`,
  'sorry-for': ways`I am sorry about {topic}. | I am sorry to hear that about {topic}, {you}. |
    I did not know about {topic}. I am sorry.`,
  'meant-one': ways`{who}, {you}. Whom did you think I meant? | I mean {who}. | {who}. I thought that was plain.`,
  // What is wanting in an answer, by what was asked for; then the nearest thing that is known: `{echo}` the one, `{thing}` the other.
  'lacks-who': ways`Who, I could not tell you. | As to who it was, I know no more than you. | I have no name to give you. |
    Nobody has told me who, {you}.`,
  'lacks-when': ways`When, I could not say. | I kept no note of the hour. | As to when, I should be guessing. |
    I could not tell you the time of it, {you}.`,
  'lacks-where': ways`Where, I could not say. | As to where, I know no more than you. | I could not lead you to it. |
    Where, {you}, is more than I know.`,
  'lacks-why': ways`Why, I do not know. | Nobody has given me the reason. | As to why, I should be guessing. |
    The why of it I cannot tell you, {you}.`,
  'lacks-how': ways`How, I could not tell you. | I could not say just how. | As to how, I know no more than you. |
    I was never shown how, {you}.`,
  'lacks-whose': ways`{topic}? Whose it is, I could not tell you. | Whose {topic} may be, {you}, I never asked. | I know {topic}, and not to whom it belongs. |
    As to whose {topic} is, I know no more than you.`,
  'is-mine': ways`Mine, {you}. | {thing}? Mine. | That would be mine. | Mine, {you}, and I should like it to stay so.`,
  'is-yours': ways`Yours, {you}, I should have thought. | {thing}? Yours, surely.`,
  'is-theirs': ways`{who}’s, {you}. | {thing}? That is {who}’s. | It belongs to {who}, and I should ask there first.`,
  'of-the-house': ways`It belongs to the house, {you}. | {thing}? The house’s. It was here before any of us. |
    Nobody’s in particular, {you}. It goes with the house.`,
  'lacks-many': ways`I never counted. | I have no figure for you. | As to the number, I could not swear to it. |
    I could not tell you how many, {you}.`,
  'lacks-whether': ways`I could not swear to it either way. | That I cannot say for certain. | Not that I know of. |
    I could not tell you yes or no, {you}.`,
  'lacks-what': ways`That I could not tell you. | What it comes to, I do not know. | I have only a part of the answer. |
    I could not say exactly, {you}.`,
  // A question that takes up what they have just said, and asks more than they have to tell.
  slipped: ways`I said it, and I would sooner not go on with it. | That slipped out. Let it lie. |
    You listen closely, {you}. I had hoped that one would go by. | There is more to it, and it will keep. |
    If I told you that as well, {you}, I should have nothing left. | It is a long story, and I only meant to begin it.`,
  'slipped-topic': ways`{topic}? I had hoped that would go by, {you}. | There is more to say about {topic}, and not tonight. |
    {topic}? I said it without thinking, and now I am thinking. | I began about {topic}, I know. I never get to the end of it.`,
  'nearest-is': ways`{echo} {thing} | {echo} This much I do know. {thing} | {echo} What I can tell you is this. {thing} |
    {echo} I can only give you what I have. {thing}`,
  'asks-back': ways`And what do you make of {topic}? | Why do you ask about {topic}? | What is {topic} to you, {you}? |
    Who has been talking to you about {topic}? | What would you do, about {topic}? | Must it be {topic}, again?`,
  'asks-back-bare': ways`Why do you ask me that? | What would you say yourself, {you}? | And if I asked you the same? |
    Who wants to know it? | What makes you say so? | Tell me first what you think.`,
};

export const courtlyTopics = {
  slipped: ways`I let that fall, {you}. Do not stoop for it. | I said more than I meant; it is the hour. |
    You pick up every thread. Leave me that one. | That is as far as I go with it. Be content. | It was a true word, {you}, and it cost me enough to say.`,
  'slipped-topic': ways`{topic}? I let that fall, {you}. Do not stoop for it. | I have said more about {topic} than I meant. It is the hour. |
    {topic}? There is a tale there, and it has no end that I could tell you.`,
  'sorry-for': ways`I am sorry for it, about {topic}. | God comfort you, {you}, about {topic}. | I grieve with you about {topic}.`,
  'thinks-so': ways`That {clause}: yes. I have thought it, and looked about to see who heard. | I believe {clause}, {you}. God send I be wrong. |
    {clause}? It is written somewhere, and I think I could find the page.`,
  'thinks-not': ways`That {clause}? Not under this heaven. | I cannot think that {clause}, {you}. | {clause}? Tell it to the gulls; they believe anything.`,
  'thinks-maybe': ways`{clause}? Stranger things have walked these stairs. | Whether {clause} or no, I shall be asleep by then. | It may be, {you}. I have lost the habit of being sure.`,
  supposes: ways`If {clause}? Then I would wake, {you}, and be sorry, or glad; I do not know which. |
    If {clause}, I should say my prayers first and think after. | If {clause}? Do not make me try it on, even in words. |
    If {clause}, I would do what I always do: too little, and too late.`,
  'asked-other': ways`{clause} is more than I was told. | You ask {clause}. I would give a ring to know it. |
    {clause}, heaven knows; it has not told me. | I cannot say {clause}, {you}, and will not invent it. |
    I have asked myself {clause}, and had no answer. | {clause}? I know no more of that than you.`,
  'asked-self': ways`{clause} lies between me and heaven, {you}. | You ask {clause}. I have not said it even to my pillow. |
    {clause}? You come very near me with that. | I will not have {clause} cried about the house. |
    {clause}: I put that question to myself, and answer it badly.`,
  'asked-asker': ways`{clause} is written in your face, {you}, not in mine. | You ask me {clause}? Ask your own heart. |
    {clause}? I am no mirror. | Who should know {clause}, if you do not? | I have not the keeping of you, to say {clause}.`,
  'asked-topic': ways`Of {topic} I know what the house knows, and it does not talk. | {topic}? You ask at the wrong door, {you}. |
    There are others who could tell you of {topic}. Most of them are asleep. | I have no news of {topic} that I would swear to. |
    Speak lower, if you must speak of {topic}.`,
  'said-other': ways`So {clause}. It is a heavy saying. | {clause}? You bring that late. | {clause}, by your account, {you}. |
    Are you certain {clause}? Swear it. | If {clause}, then God mend it.`,
  'said-self': ways`{clause}? You say it to my face; that is something. | You say {clause}. Others say it behind doors. |
    {clause}, say you. I have been told worse by better friends. | {clause}? Look again, {you}. |
    You think {clause}. I have lain awake over less.`,
  'said-asker': ways`So {clause}. | {clause}? Then God help you, {you}. | You tell me {clause}. It shall be remembered. |
    {clause}. What answer do you look for? | {clause}, and you say it to me. Why to me?`,
  'said-topic': ways`{topic}? Go on; I attend. | You speak of {topic}. I had rather you did not. | What of {topic}, {you}? |
    I had hoped to hear no more tonight of {topic}. | Ever {topic}. What is it that you want?`,
  'bid-refused': ways`I will not. | By whose leave, {you}? | I am not to be bidden so, {you}. | Not at this hour, and not at a word.`,
  'bid-granted': ways`For your sake, {you}. | Let it be so. | At your word, {you}.`,
  'bid-not-to': ways`I have not sworn that I will not. | Why should I not, {you}? Give me your reason. |
    I shall not, unless I must. | Be it so. I will not.`,
  'leave-given': ways`You have leave to {clause}. | {you}, {clause}, and welcome. | Do {clause}; I shall not hinder you. |
    You need not ask. You may {clause}. | If it please you to {clause}, do so.`,
  'leave-refused': ways`I would not have you {clause}. | No, {you}. You shall not {clause}. | You have no leave to {clause}. |
    I had rather you did not {clause}. | Ask me tomorrow whether you may {clause}.`,
};

export const victorianTopics = {
  slipped: ways`I am afraid that I let that slip, {you}. | One says such things, and then one is asked about them. |
    I had rather leave it at that, {you}. | I ought not to have mentioned it. I shall try not to mention it again. | There is a story there. It is not for tonight.`,
  'slipped-topic': ways`{topic}? I ought not to have mentioned it, {you}. | There is a story about {topic}. It is not for tonight. |
    {topic}? One says such things, and then one is asked about them.`,
  'led-by-topic': ways`{topic}? {thing} | {topic}, {you}? {thing}`,
  'sorry-for': ways`I am very sorry to hear about {topic}. | You have my sympathy about {topic}, {you}. |
    I had no idea about {topic}. I am so very sorry.`,
  'thinks-so': ways`{clause}? I am inclined to think so, {you}. | I should say that {clause}, on the whole. I should not say it in the street. |
    Yes. I believe that {clause}. One reads such things.`,
  'thinks-not': ways`{clause}? I should be very much surprised. | I do not think it at all likely that {clause}, {you}. | {clause}? Not in this parish.`,
  'thinks-maybe': ways`{clause}? I keep an open mind, and close it at bedtime. | It is possible that {clause}. I shall not sit up for it. |
    I have heard it argued both ways, {you}, chiefly at dinner.`,
  supposes: ways`If {clause}? I should want a chair, and possibly a solicitor. | If {clause}, {you}, I hope that I should behave well. One never knows until the bell rings. |
    If {clause}? I should do my duty, I suppose, and regret it at leisure. | If {clause}, I should certainly not say so in company.`,
  'asked-other': ways`{clause}, I really could not say. | I am afraid I cannot tell you {clause}, {you}. |
    I was never told {clause}, and it was not for me to ask. |
    You ask {clause}. I should only be guessing, and I make it a rule not to. |
    {clause} is quite outside my knowledge. | I had been wondering {clause} myself.`,
  'asked-self': ways`{clause} is hardly a matter for tonight. | I should not care to say {clause} before company. |
    {clause}? You are very direct, {you}. | You wish to know {clause}. I do not often ask myself. |
    I had rather you did not ask me {clause}.`,
  'asked-asker': ways`{clause}? I should have thought you would know. | I can hardly be expected to say {clause}, {you}. |
    You ask me {clause}. I have only just had the pleasure of your acquaintance. | {clause} is surely for you to say. |
    I regret that I took no note of {clause}.`,
  'asked-topic': ways`About {topic} I can tell you nothing that would help. | {topic}? You must ask elsewhere, {you}. |
    I have never gone into the question of {topic}. | I regret I am no authority on {topic}. |
    You ask about {topic}. I had rather hoped that you would tell us.`,
  'said-other': ways`So {clause}. Dear me. | {clause}? You do not say so. | {clause}, you tell me. I shall bear it in mind. |
    You are quite certain {clause}, {you}? | If {clause}, the police ought to hear of it.`,
  'said-self': ways`{clause}? I was not aware of it. | You say {clause}. I dare say you have your reasons. |
    {clause}? How observant. | You think {clause}, {you}. I must be allowed to differ. |
    {clause}? That is put rather strongly.`,
  'said-asker': ways`So {clause}. Quite. | {clause}? You had better sit down and tell it from the beginning. |
    You tell me {clause}. I wonder why you tell me. | {clause}. That is something to know, {you}. |
    {clause}? I am obliged to you for saying so.`,
  'said-topic': ways`{topic}. Quite so. Pray go on. | You mention {topic}, {you}. Why? | {topic} again. It does come up. |
    I should be glad to hear the rest of it, about {topic}. | {topic}? I had not thought that signified.`,
  'bid-refused': ways`I should prefer not to. | I cannot undertake that, {you}. | On what authority, may I ask? |
    Nobody has ordered me about since I was in the nursery.`,
  'bid-granted': ways`By all means, {you}. | With pleasure, {you}. | Very good.`,
  'bid-not-to': ways`I had no such intention. | May I ask why I should not, {you}? |
    I shall not, if it can be helped. | I can give no undertaking. I may have to.`,
  'leave-given': ways`Certainly. Do {clause}. | By all means {clause}, {you}. | I see no objection. You may {clause}. |
    Pray {clause}. | You are very welcome to {clause}.`,
  'leave-refused': ways`I had rather you did not {clause}. | I am afraid nobody may {clause} just now. |
    I must ask you not to {clause}, {you}. | I do not think it would be wise to {clause}. | Not at present. Nobody is to {clause}.`,
};

export const modernTopics = {
  slipped: ways`You actually listen, {you}. I will have to be careful. | Long story. I only meant to tell the short one. |
    Did I say that out loud? | Forget I said it. | That is as far as that one goes, tonight.`,
  'slipped-topic': ways`{topic}? Did I say that out loud? | {topic}? Long story. I only meant to tell the short one. |
    I should not have started about {topic}, {you}. You listen.`,
  'led-by-topic': ways`{topic}? {thing} | {topic}, {you}? {thing}`,
  'sorry-for': ways`Oh. I am sorry about {topic}. | That is rough, about {topic}. I am sorry. | Sorry to hear about {topic}, {you}. I mean it.`,
  'thinks-so': ways`{clause}? Yeah, probably. | I think {clause}, yes. I try not to think it after midnight. | {clause}? I would put a coin on it, {you}.`,
  'thinks-not': ways`{clause}? Not in my lifetime. | I really do not think {clause}, {you}. | {clause}? They would have to get past me first.`,
  'thinks-maybe': ways`{clause}? Maybe. I have been wrong about bigger things. | Some nights I think {clause}. Then I eat something. | Ask me when I have slept, {you}. {clause}? It could be.`,
  supposes: ways`If {clause}? I would not tell anybody until I had sat down. | If {clause}, {you}, I would be somewhere else by now. Or exactly here. I honestly do not know. |
    If {clause}? First I would check that it was not a mistake. It usually is. | If {clause}, I would do one stupid thing, and then one sensible one.`,
  'lacks-who': ways`Who? No idea. | Who, I could not tell you. | I do not have a name for you. | Beats me who, {you}.`,
  'lacks-when': ways`When? I was not looking at a clock. | Could not tell you when. | When exactly, no idea.`,
  'lacks-where': ways`Where? Could not tell you. | No idea where. | Where exactly, I do not know.`,
  'lacks-why': ways`Why? No idea. | Could not tell you why. | Nobody ever said why.`,
  'lacks-how': ways`How? No idea. | Could not tell you how. | I do not really know how.`,
  'lacks-many': ways`I never counted. | I do not have a number for you. | How many exactly, no idea.`,
  'lacks-whether': ways`Could be. I do not know. | Not that I know of. | I could not say yes or no.`,
  'lacks-what': ways`I do not really know. | Could not tell you exactly. | I only know part of that.`,
  'asked-other': ways`{clause}? No idea. | Honestly, I have no clue {clause}. | You want to know {clause}? So do I. |
    Nobody ever told me {clause}. | {clause}: good question. I would only be guessing. |
    If you work out {clause}, {you}, let me know.`,
  'asked-self': ways`{clause}? Big question for this time of night. | I am still working out {clause} myself. |
    Ask me {clause} when I have slept. | {clause} is kind of my own business, {you}. | You really want to know {clause}? |
    I do not think anybody has asked me {clause} before.`,
  'asked-asker': ways`{clause}? You tell me. | How would I know {clause}? | I have known you five minutes. I cannot say {clause}. |
    {clause} is sort of up to you, {you}. | You are asking me {clause}?`,
  'asked-topic': ways`{topic}? Could not tell you. | I know about as much about {topic} as you do. |
    Everybody asks about {topic}. Nobody knows. | {topic} is a bit of a mystery to me, {you}. |
    You would need somebody cleverer than me, for {topic}.`,
  'said-other': ways`Okay, so {clause}. | Wait, {clause}? | {clause}? That is news to me. | You are sure {clause}? |
    {clause}. Right. That explains a couple of things, {you}.`,
  'said-self': ways`{clause}? Says who? | You think {clause}. Okay. | {clause}, apparently. Good to know. | Wait, {clause}? |
    {clause}? You are not the first to say it, {you}.`,
  'said-asker': ways`Okay, so {clause}. | {clause}? Why tell me? | {clause}. Got it. | Wait, {clause}? |
    {clause}, {you}? All right. What do you need from me?`,
  'said-topic': ways`What about {topic}? | It always comes back to {topic}. | Okay. {topic}. Go on. |
    I was thinking about {topic} too, {you}. | So what is it with {topic}?`,
  'bid-refused': ways`Not happening, {you}. | Why would I? |
    I would rather not, if it is all the same to you. | Give me a reason and we can talk.`,
  'bid-granted': ways`Sure. | No problem, {you}. | For you, {you}.`,
  'bid-not-to': ways`I was not going to. | Okay, okay. I will not. | Why should I not, {you}? | No promises. I might.`,
  'leave-given': ways`Sure, {clause}. | Go ahead and {clause}, {you}. | You can {clause}. Nobody minds. | Of course. Do {clause}. |
    Yes, {clause}, please.`,
  'leave-refused': ways`I would rather you did not {clause}. | Sorry, you cannot {clause} here. | Maybe do not {clause}, {you}. |
    No. Please do not {clause}. | Do you have to {clause}?`,
};

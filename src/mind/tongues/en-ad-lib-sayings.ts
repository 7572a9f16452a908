import type { AdLibs } from '../../drama/ad-lib.ts';
import { ways } from './ways.ts';

// What anybody might say to a line nobody foresaw, by its sort, where the author gave them no ways of their own. `{topic}` is a noun
// phrase of any number and kind, so that nothing is said of it that would have to agree with it.
export const plainAdLibs: AdLibs = {
  'asked-of-world': ways`{topic}? I never had the schooling for that. | You would want a book for that, and somebody to read it to you. |
    I could make up an answer about {topic}, and you would be worse off than before. | That is further than I have ever walked. |
    The world is large, {you}, and I have only been told about my end of it. | Ask me what lies within a day of here, and I may surprise you.`,
  'asked-of-past': ways`{topic}? I must have been looking the other way. | If it happened, it did not happen in front of me. |
    I was not there for that, {you}, and I will not tell it as if I had been. | You want somebody with a better memory and a better place to stand. |
    About {topic} I have heard nothing I would repeat.`,
  'asked-of-other': ways`{topic}? You had better ask them that yourself. | I can answer for myself, and even that takes me all day. |
    I know {topic} the way one knows a neighbour: the face, the step, and not much else. | I do not look into other people’s pockets, {you}. |
    If I told you what I think of {topic}, it would be all round the place by morning.`,
  'asked-of-thing': ways`{topic}? I never gave it a second look until you asked. | That was here before I had any opinion about it. |
    You would have to ask whoever owns such a thing, {you}. | I know where things are. What they are for, I leave to others. |
    {topic}: you have now thought about that longer than I have.`,
  'asked-taste': ways`{topic}? More than I used to, and less than I pretend. | I take what I am given, and complain afterwards. |
    On a good day, yes. Ask me on a good day. | I could live without {topic}. I should not like to have to. | I like plain things, {you}, and enough of them.`,
  'asked-life': ways`That is a long story, and I come out of it badly. | {topic}? Some of that I keep for myself. |
    Not in any way that would make a song. | I have lived as most people do, {you}: a day at a time, and not always awake. |
    You ask about {topic} as if I had ever got to the bottom of that.`,
  'asked-skill': ways`Well enough, as long as nobody watches. | I did it once. Nobody asked me to do it again. |
    If my life hung on it, I suppose. Let us not find out. | Badly, {you}, but with a will. | I was never taught. I never let that stop me.`,
  'asked-why-you': ways`If I knew that, I should have stopped long ago. | Because nobody has given me a reason not to. |
    I have my reasons, {you}. They are small ones, and they like the dark. | It seemed right when I began. | Does everything need a reason? I have managed on habit.`,
  'asked-plan': ways`I think as far as the end of this hour. After that it is fog. | What I always do, I expect, and be surprised by it. |
    I have a plan. It has a hole in it, so I keep it to myself. | That depends on who is still speaking to me, {you}. | One thing and then the next. I have never seen further.`,
  'asked-of-asker': ways`You put a good deal of trust in a stranger’s judgement, {you}. | I see somebody who asks questions. The rest is for you to say. |
    I would look at you longer before I answered that. | If I were you, I should sleep on it. If you were me, you would not sleep. |
    You know yourself better than I do. I hope so, at least.`,
  'asked-for': ways`{topic}? I have none to give you, {you}. | If it were mine to give, you should have it. |
    You may ask. That much is free. | I should like {topic} myself, now that you say so. | Not from me, I am afraid. My hands are as empty as yours.`,
  'asked-to-choose': ways`{topic}, I should think. Ask me tomorrow, and it may be the other. | A little of both, {you}. | {topic}, if it must be one of them. |
    Must it be only one? | It depends on who is looking, {you}.`,
  'asked-for-a-ride': ways`To {topic}? I have two feet, {you}, and nothing with wheels. | I have nothing that would take you there. |
    You must find somebody with a horse to spare, or set out on foot. | I take nobody anywhere tonight, {you}. I am sorry. | I would, if I had anything to take you in.`,
  'asked-view': ways`I change my mind about that twice a day, and you have come between. | {topic}? I think there is less in it than people say, and more than I can see. |
    I have an opinion. It is not worth what it would cost me. | Ask a wiser head, {you}, and then tell me what it said. | I lean to yes, as one leans on a gate: ready to step back.`,
  'told-trouble': ways`I am sorry. I mean that. | That is hard, {you}. There is no clever thing to say to it. | I am sorry about {topic}. |
    Sit with me a while, if it helps. You need not talk. | Nobody should have to carry that alone. | Is there anybody who is looking after you?`,
  'told-joy': ways`Now that is good to hear. | I am glad for you, {you}. Truly. | {topic}! Then somebody at least has had a good day. |
    Say it again. One does not hear such things often. | You ought to be dancing, and you are talking to me.`,
  'told-plan': ways`Then do it properly, and do not look to me to stop you. | I should think twice, {you}. But I always do, and I get nowhere. |
    And when you have done it, what then? | Go carefully. | You have made up your mind, I see. I envy people that.`,
  'told-self': ways`I should not have guessed that of you. | And has it been good to you, {you}? | {topic}? I shall remember that you said so. |
    You tell that as if you were used to nobody listening. | That is more than I knew about you a minute ago. | I have known others like that. I liked some of them.`,
  'told-of-you': ways`Does it show as much as that? | I have been told so before, and by people I liked less. | You look closely, {you}. I am not used to it. |
    I had hoped nobody would notice. | That may be. I cannot see it from where I stand.`,
  'told-of-other': ways`{topic}? Say that a little lower, {you}. | You may be right. I have been wrong about people before. |
    What has {topic} done to you, that you say so? | I judge nobody before I have eaten with them. | There are two sides to everybody. I have mostly seen the one.`,
  'told-of-place': ways`One stops noticing. Then somebody comes and says it. | {topic}? I must have looked past that a thousand times. |
    You have a sharp eye, {you}. | It was like that when I came. I take no credit and no blame. | Now that you say it, I shall see nothing else.`,
  'told-secret': ways`Then you know more than I do, {you}. | People who know things do not usually begin by saying so. | Say what you mean, or leave it. I do not guess. |
    Do you? And what is it you want for it? | You had better be sure of that before you say it to anybody else.`,
  'told-saying': ways`I have known that to be true, and I have known it to be an excuse. | Somebody hurt you, {you}, to make you say so. | Most days I would agree with you. |
    I should like to see you prove it on a fine morning. | It sounds well. Such things mostly do.`,
  'told-love': ways`You do not know me, {you}. I advise you to keep it that way. | I am too old for that, or too young; I forget which. |
    That is kindly said. I have nothing as pretty to give back. | Careful. I might believe you. | Ask me again when you have seen me in the morning.`,
  'told-doubt': ways`You need not believe me. It stays as it is. | I have told it as I know it. I have no better version. | Doubt it, by all means, {you}. I should, in your place. |
    Then ask somebody else, and compare. | I am not a good enough liar for what you think of me.`,
  'told-amiss': ways`Then I took you wrong. Ask me again. | I beg your pardon, {you}. Say it once more, and I will listen this time. |
    You are right. That was an answer to something else. What was it you wanted? | My mind was elsewhere. Once more? | I heard the words and missed the question. Try me again.`,
  'offered-money': ways`Keep it, {you}. I should only lose it. | I am not for sale. I have sometimes wished I were. |
    If I had something to sell, I would not sell it so cheaply. | Put it away, before somebody sees. | You cannot buy from me what I have not got.`,
};

export const modernAdLibs: AdLibs = {
  'asked-of-world': ways`{topic}? Honestly, no idea. I just live here. | I should know that. I knew it once, for an exam, for about an hour. |
    You would have to look that up, {you}. I did not pay attention that day. | My general knowledge ends about two streets from here. |
    I would only make something up about {topic}, and I would do it badly. | Ask me something about tonight. I am good at tonight.`,
  'asked-of-past': ways`{topic}? I did not see it. I see very little, it turns out. | Before my time. Or behind my back. | If that happened, I was looking at my hands. |
    No idea, {you}. I would love to be a better witness. | I heard nothing about {topic} that I would swear to.`,
  'asked-of-other': ways`{topic}? You would have to ask them. | I know {topic} from the outside, mostly. | I try not to explain other people. I get it wrong. |
    That is theirs to tell, {you}, not mine. | What goes on in that head, I could not tell you.`,
  'asked-of-thing': ways`{topic}? Never really looked, until now. | It came with the place, like most things. | No clue. It works until it does not. |
    You are the first person to ask, {you}. | I could not tell you a thing about {topic}. Nice question, though.`,
  'asked-taste': ways`{topic}? On the right night, yes. | I go through phases. I am between two. | More than I admit. | I could take or leave {topic}. Mostly take. |
    I like what there is, {you}. It saves time.`,
  'asked-life': ways`Long story. I am the fool in it. | {topic}? That one I keep to myself. | You get right to it, do you not, {you}? | Some of that. Less than you would think. |
    Ask me about {topic} when we have known each other longer than a night.`,
  'asked-skill': ways`Define good. | I can do it once, if nobody films it. | A little. Enough to be dangerous. | No, but I have never let that stop me. | Better than I look, {you}, worse than I say.`,
  'asked-why-you': ways`I keep asking myself the same. | Habit, mostly. | It made sense at the time. | Do I need a reason? It is late for reasons. | Because the other thing was worse, {you}.`,
  'asked-plan': ways`Get through tonight. That is the whole plan. | No idea. I will know when I have done it. | Sleep, if I am let. | Ask me in an hour, {you}. | I do not plan. I have been let down by plans.`,
  'asked-of-asker': ways`I have known you five minutes, {you}. Give me ten. | You seem all right. I have been wrong before. | I am the last person to ask. | That one is yours to work out.
    | If you find out, tell me. I collect those.`,
  'asked-for': ways`{topic}? Sorry. Not from me. | I would if I could, {you}. | No luck, I am afraid. | I wish. I could use {topic} myself. | You can ask. I just cannot do much about it.`,
  'asked-to-choose': ways`{topic}, honestly. | Bit of both, {you}. | {topic}. Do not tell anybody. | Can it not be both? | Depends on the night, {you}.`,
  'asked-for-a-ride': ways`To {topic}? I have no car here, {you}. Sorry. | I would, but I came on foot. | You want a cab for that. I do not drive anybody anywhere. |
    I am not going that way tonight. I am not going any way. | Not me, {you}. I have nothing with wheels.`,
  'asked-view': ways`{topic}? Depends on the day. | I go back and forth, honestly. | Probably. I try not to think about it on an empty stomach. | I have a theory. It is not a good one. | I would like to say yes, {you}. Let me get back to you.`,
  'told-trouble': ways`Oh no. I am sorry. | I am so sorry about {topic}. | That is awful, {you}. Do you want to talk, or do you want quiet? I can do both. |
    I do not know what to say. I am glad you told somebody. | That is a lot. Have you got someone to call?`,
  'told-joy': ways`No! That is wonderful. | Look at you. I am really glad, {you}. | {topic}! Okay, that has made my night. | Good. Somebody should be having one of those. | And you are spending it here? I am honoured.`,
  'told-plan': ways`Okay. Do you want company, or a witness? | Bold. Let me know how it goes. | I would not, {you}. But I never do anything. | Right now? | Mind how you go.`,
  'told-self': ways`Really? I would not have guessed. | And is it any good, {you}? | {topic}? Tell me more, I have time. | That is the most interesting thing anybody has told me today. It is a low bar, but still. | I know somebody like that. You are nicer about it.`,
  'told-of-you': ways`Is it that obvious? | I have had better reviews. | You notice things, {you}. | It has been that kind of day. | I will take that as meant well.`,
  'told-of-other': ways`{topic}? I would not say that too loud. | Maybe. I am a bad judge of people. | Did something happen, between you and {topic}? | You may be onto something, {you}. | I try to stay out of it. It keeps coming in.`,
  'told-of-place': ways`You get used to it. You should not, but you do. | {topic}? I had stopped seeing that. | Right? I thought it was just me. | You should see it at the other end of the day, {you}. | I only work with what there is.`,
  'told-secret': ways`Okay. That is a very dramatic thing to say, {you}. | Do you? Then say it. | If you know, why are you telling me? | I would be careful with that. | You have been saving that up.`,
  'told-saying': ways`That belongs on a mug, {you}. | Some days, yes. | Who hurt you? | I used to think so too. | True until it is not.`,
  'told-love': ways`That is sweet. Terrible idea, but sweet. | You say that to everybody who is awake, {you}. | I am flattered. And I am going to pretend to be busy. | Ask me in daylight. | Smooth. Does that usually work?`,
  'told-doubt': ways`I would not believe me either. It is still true. | Fair. I cannot prove it. | Okay, {you}. You tell me how it was, then. | Why would I make that up? I would make up something better. | Believe what you like. I am too tired to lie.`,
  'told-amiss': ways`Sorry. I went somewhere else for a second. Ask me again? | You are right, that was not an answer. Once more, slowly. | My fault, {you}. What was the question? | I did not get that. Say it like I am five. | Okay, rewind. What did you want to know?`,
  'offered-money': ways`Put it away, {you}. I am cheap, but not like that. | Tempting. No. | What would I even be selling? | Keep it. You will need it more than I do. | I do not take money for talking. I should, but I do not.`,
};

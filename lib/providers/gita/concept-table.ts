/**
 * What people ask about and the verses that speak of it: everyday words before the bar, and after it
 * the verses, the most central first.
 */
export const CONCEPTS = `
duty, obligation, responsibility, dharma, job, vocation, calling | 3.35 18.47 2.31 3.8 18.48 3.19 18.45 2.33 4.13 18.41
work, action, act, karma, labour, deed, effort | 2.47 3.8 3.19 4.18 3.5 18.23 3.9 5.10 4.17 18.11
fruits, results, outcome, reward, consequences, attachment to results | 2.47 5.12 18.6 12.12 18.11 2.51 12.11 4.20 18.9 2.49
nonattachment, unattached, detachment, detach, letting go, without attachment, selfless | 3.19 2.48 5.10 18.9 4.20 18.6 5.3 2.64 13.9 18.49
success, failure, winning, losing, win, lose, victory, defeat | 2.48 18.26 2.38 4.22 6.37 18.78
laziness, lazy, idle, inertia, procrastinate, sloth | 14.8 18.39 3.8 18.28 14.13 2.47
inaction, doing nothing, idleness | 3.5 3.8 18.11 4.18 3.4 4.16
renounce, renunciation, giving up, give up, quit, monk, sannyasa | 18.2 5.2 18.11 5.3 3.4 18.7 6.1 5.6 18.5 18.9 18.12
meditate, meditation, dhyana, contemplation | 6.11 6.12 6.13 6.10 6.14 6.25 13.24 8.12 5.27 6.15
posture, seat, sit, where to sit | 6.11 6.13 6.12 5.27
breath, breathing, pranayama | 5.27 4.29 8.10 8.12
solitude, alone, lonely, loneliness, isolation | 6.10 18.52 9.18 13.10 6.30
mind, restless mind, wandering mind, thoughts, overthinking | 6.26 6.35 6.34 6.5 6.33 6.6 6.25 2.67
restless, fickle, unsteady, agitated | 6.34 6.33 6.26 6.35 2.60 14.12
focus, concentration, concentrate, attention, one-pointed, distraction, distracted | 6.12 6.25 2.41 6.26 2.67 6.19 8.8
self-control, discipline, control, willpower, restraint, master yourself | 6.35 2.58 6.6 2.61 3.41 6.26 2.64 3.43 5.23
practice, habit, persistence, perseverance, training, dispassion | 6.35 12.9 8.8 6.36 6.23 18.36 12.10
grief, grieve, sorrow, sad, sadness, mourning, mourn, depression, depressed, dejected, despair | 2.11 2.27 2.30 2.25 2.8 1.47 2.1 2.2 2.7 18.66
dead, died, passed away, bereavement, loss of a loved one, losing someone | 2.11 2.27 2.30 2.25 2.26 2.20
death, die, dying, mortality, mortal | 2.27 2.20 2.13 8.5 8.6 2.22 13.25 9.19 10.34 15.8
rebirth, reincarnation, reborn, past life, next life, birth | 2.22 4.5 2.13 8.16 6.41 8.15 9.21 15.8 6.42 13.21
soul, self, atman, spirit, eternal, indestructible | 2.20 2.24 2.18 2.23 2.17 2.25 13.31 2.21 2.30 15.7
immortal, immortality, deathless, eternity | 2.20 2.15 14.27 14.20 13.12 9.19 13.25
last thought, final moment, deathbed, moment of death | 8.5 8.6 8.10 8.13 8.12
anger, angry, rage, temper, fury, wrath, irritation, furious | 2.63 2.62 3.37 16.21 5.26 5.23 2.56 16.12 16.2 4.10
fear, afraid, scared, frightened, terror, dread, panic | 2.56 4.10 16.1 18.66 2.40 11.50 12.15 18.30 11.45
brave, fearless, fearlessness, courage, bravery, boldness | 16.1 2.3 18.43 2.31 4.10 2.37
stress, stressed, pressure, overwhelmed, burnout, tension | 2.14 2.48 12.15 6.7 2.56 2.70 5.21
worry, worries, worried, anxiety, anxious, nervous, uneasy | 12.15 18.66 9.22 2.56 6.7 2.45 2.14
surrender, submit, yield, give yourself, refuge, shelter, trust | 18.66 18.62 9.34 7.14 12.8 12.6 7.19 15.4 8.7
greed, greedy, covet, avarice, miser, possessions, materialism | 16.21 14.12 1.38 14.17 4.21 16.12 1.45
lust, sexual desire, passion, temptation, addiction, addicted | 3.37 3.39 16.21 2.62 3.41 5.22 3.43 3.40
desire, want, longing, wish, craving, crave, ambition | 3.37 2.62 2.70 3.39 2.71 2.55 16.21 3.43 7.11 5.23
hell, ruin, downfall | 16.21 2.63 16.16 1.44 16.20
happiness, happy, joy, bliss, delight, fulfilment | 5.21 18.37 6.27 2.66 5.24 6.21 18.36 14.27 6.28 5.23
joy within, inner light, inner happiness | 5.24 5.21 6.21 3.17 6.20
pleasure, enjoyment, enjoy, indulgence, sense pleasure | 5.22 18.38 2.14 18.37 5.21 2.44 18.39
poison, nectar | 18.37 18.38
pain, suffering, hardship, difficulty, endure, adversity | 2.14 2.15 6.7 5.22 2.38 2.56 6.23 8.15
opposites, pairs, heat, cold, dualities | 2.14 6.7 12.18 2.45 7.28 4.22 15.5 7.27
peace, peaceful, tranquil, tranquillity, serenity | 2.71 2.66 5.29 4.39 2.70 12.12 6.15 18.62 5.12 9.31
calm, composed, composure, serene, equanimity, even-minded, balance, evenness | 6.7 2.48 2.64 2.70 2.15 2.38 12.18 5.20 14.24 2.56
patience, patient, tolerance, tolerate, endurance, forbearance | 2.14 13.7 10.4 2.15 16.3 12.13
content, contentment, satisfied, satisfaction, gratitude, enough | 4.22 12.14 12.19 3.17 2.55 10.5 6.20
equal, equality, treat everyone, same to all, impartial, fairness, prejudice, discrimination | 5.18 6.9 6.29 6.32 12.18 13.27 9.29 5.19 13.28 14.25
learned, elephant, dog, cow | 5.18
friend, enemy, enemies, foe, friendship | 6.9 12.18 14.25 6.5 6.6 9.18 5.29 11.41
self-help, own friend, self-esteem, self-improvement, lift yourself, motivation | 6.5 6.6 2.3 3.43
compassion, kindness, kind, mercy, empathy, gentle, care, caring, sympathy | 12.13 16.2 6.32 5.25 11.55 12.4 13.7
nonviolence, violence, harm, hurt, ahimsa, harmless, peaceable | 16.2 13.7 10.5 17.14 12.15 12.13
hatred, hate, hostility, enmity, resentment, grudge | 12.13 5.3 9.29 11.55 16.18 3.34 12.17 6.9
forgiveness, forgive, pardon, apologise, apology | 12.13 16.3 10.4 11.44 11.42 13.7
truth, truthful, honesty, honest, lying, lie, integrity | 17.15 16.2 10.4 13.7 16.7
speech, words, talk, speaking, gossip, silence | 17.15 12.19 16.2 10.38 17.16
humility, humble, modesty, modest | 13.7 16.3 4.34 16.2 18.26
pride, proud, arrogance, arrogant, conceit, vanity | 16.4 16.15 13.7 18.59 16.18 16.17 16.10 18.58
ego, egoism, selfish, selfishness, sense of i, i am the doer, self-importance | 3.27 18.59 18.53 13.8 18.17 2.71 16.18 18.26
hypocrisy, hypocrite, pretending, fake, show off | 3.6 16.4 17.18 16.10 17.5 16.17
devotion, devotee, bhakti, devoted | 9.34 12.2 11.54 9.26 18.55 12.14 8.22 18.65 11.55 7.17
worship, pray, prayer, puja, remember god | 9.26 9.34 12.6 9.22 9.14 12.2 8.7 7.21 9.23 10.10
love, loving, beloved, dear to god | 12.14 9.29 18.65 12.13 7.17 12.17 12.20 10.10 9.26 12.15 12.19
offering, leaf, flower, gift to god | 9.26 9.27
god loves, dear, what does krishna love | 12.14 12.13 12.20 12.17 12.15 12.16 12.19 9.29 18.65
sin, sinner, guilt, guilty, evil, wrong, crime, shame | 4.36 9.30 18.66 3.36 5.10 3.37 4.37 10.3 1.36
redemption, forgiveness of sins, second chance, sinner, worst sinner, saved | 9.30 4.36 18.66 9.31 6.40 9.32
women, woman, low birth, outcast | 9.32 1.41 10.34
food, eat, eating, diet, vegetarian, cooking, nutrition | 17.8 17.9 17.10 6.16 6.17 3.13 3.14 15.14
moderation, balance in life, overeating, eating too much, fasting, healthy living | 6.16 6.17 17.5
sleep, tired, insomnia, rest | 6.17 6.16 14.8 2.69 18.39
charity, giving, give, generosity, donate, donation, alms, gift | 17.20 17.21 17.22 16.1 18.5 17.7 17.28 9.27
austerity, penance, asceticism, tapas, self-torture | 17.14 17.15 17.16 17.5 17.17 17.18 17.19 17.6
sacrifice, yajna, offering of work | 3.9 4.24 4.33 17.11 3.10 4.25 3.14 4.23 3.13 17.12 17.13 9.16
ritual, rituals, ceremony, religion, scripture, vedas | 2.43 2.42 17.11 9.26 16.24 2.46 2.45 9.20 16.23
knowledge, knowing, jnana, understanding | 4.38 13.11 4.37 5.16 7.2 4.33 18.20 4.39 9.2 13.7
fire of knowledge, burns karma | 4.37 4.19 4.38
wisdom, wise, sage, steady wisdom, enlightened, enlightenment | 2.55 2.56 4.38 2.54 2.11 2.57 2.58 5.18 4.19 2.61
teacher, guru, mentor, master, student, learn, learning, study, education | 4.34 2.7 4.39 17.14 13.7 11.43 18.70
faith, belief, believe, shraddha, religious | 17.3 4.39 6.47 9.3 17.2 7.21 12.2 17.28 3.31 18.71
doubt, scepticism, unsure, uncertainty, disbelief | 4.40 4.42 6.39 18.73 4.41 9.3
confusion, confused, indecision, bewildered, decision, choice, dilemma | 2.7 3.2 18.73 2.52 2.6 1.47 18.63 5.1
delusion, deluded, illusion, maya, ignorance of self | 7.14 2.63 18.73 7.27 5.15 7.13 7.25 14.8 16.15 4.35 2.52
ignorance, ignorant, darkness, unaware | 5.15 5.16 14.8 14.16 13.11 10.11 4.40 4.42 18.22
senses, sense organs, sensuality, sight | 2.58 2.60 3.34 2.67 2.61 3.42 2.64 3.41 5.22 2.68
tortoise, turtle, limbs | 2.58
wind, ship, boat | 2.67 4.36 6.34
lamp | 6.19 10.11
lotus | 5.10
gunas, guna, three qualities, moods, temperament, personality | 14.5 18.40 7.13 14.10 14.19 14.6 14.7 14.8 3.5 13.21
sattva, goodness, purity, clarity | 14.6 14.5 14.11 14.17 18.37 17.8 18.20 18.23 14.14 18.30
rajas, overactive, hyperactivity | 14.7 14.5 14.12 14.17 18.38 17.9 18.21 3.37 18.24
tamas, dullness | 14.8 14.5 14.13 14.17 18.39 17.10 18.22 18.25 18.32
beyond the gunas, transcend, rise above | 14.22 14.26 14.24 14.20 14.25 14.23 2.45 14.19
nature, prakriti, free will, fate, destiny, determinism | 3.27 13.29 5.14 3.33 18.59 13.20 9.8 18.60 18.14 13.19
yoga, yogi, union | 2.48 2.50 6.23 6.47 6.46 6.18 5.5 6.17 6.3 2.53
skill, excellence, skilful, doing things well, craftsmanship | 2.50 18.45 18.46 3.26
liberation, moksha, freedom, free, salvation, release, liberated | 5.28 4.9 18.66 2.51 5.3 8.15 15.5 7.29 14.20 13.34 4.23
nirvana | 2.72 5.24 5.25 6.15 5.26
war, battle, fight, fighting, conflict, struggle | 2.31 2.37 11.33 2.32 2.33 2.38 3.30 8.7 11.34 18.59
weakness, weak, coward, cowardice, giving up heart, get up | 2.3 2.2 2.35 2.36 2.37
warrior, soldier, hero, kshatriya | 2.31 18.43 2.37 2.32 1.4 2.33
honour, reputation, shame before others, disgrace, fame, insult | 2.34 2.36 2.33 2.35 14.25 12.19 6.7
family, relatives, kin, ancestors, parents, children, marriage | 1.40 1.37 1.28 1.34 1.43 1.39 1.26 13.9 1.42
kill, killing, murder, slay, destroy life | 2.19 2.21 1.35 18.17 2.20 1.36 1.37 11.34 2.5
incarnation, avatar, god becomes human, descend, god on earth | 4.7 4.8 4.6 4.9 4.5 9.11 7.24
dharma declines, injustice, decay of morals, save the good | 4.7 4.8
creation, universe, cosmos, origin, beginning of the world, creator | 9.7 9.8 8.18 10.8 9.10 7.6 8.17 14.3 8.19 7.10 9.4
time, destroyer, doom, end of the world | 11.32 10.33 8.17 10.30 11.33
cosmic form, universal form, vision, vishvarupa, thousand suns | 11.12 11.13 11.16 11.10 11.9 11.7 11.19 11.20 11.8
god everywhere, omnipresent, all things are god, god in everything, oneness, unity | 6.30 6.29 7.19 13.27 9.4 7.7 6.31 13.13 18.20 11.40 10.39
heart, god within, inner voice, conscience, dwells in the heart | 18.61 15.15 10.20 13.17 8.9 10.11
father, mother, lord of the world | 9.17 11.43 11.44 14.4 14.3
om, mantra, sacred syllable, sound, chanting | 8.13 17.24 10.25 17.23 7.8 9.17
tree, upside down, banyan, ashvattha, roots | 15.1 15.2 15.3 10.26
field, knower of the field, body and soul, body | 13.1 13.2 13.26 13.33 13.34 13.5 13.6 13.3
caste, class, varna, social order | 4.13 18.41 18.42 18.43 18.44 9.32
brahman, absolute, ultimate reality, supreme | 8.3 4.24 14.27 13.12 13.30 5.19 18.53 5.10 13.14
leader, leadership, example, role model, influence, boss, management | 3.21 3.20 3.25 3.26 3.23
service, serve, serving others, welfare, helping others, help others, community, volunteering | 3.25 12.4 5.25 3.20 18.44 3.11
praise, blame, criticism, compliments, approval, opinion of others | 12.19 14.24 14.25 12.18 2.36
failure on the path, fall from yoga, setback, relapse, starting over | 6.40 6.41 6.37 6.38 6.43 6.45 2.40
wasted effort, no effort is wasted, small step, progress, beginner | 2.40 6.40 6.43 6.45 7.19
hope, hopeless, encouragement, comfort, consolation, reassurance | 18.66 9.31 6.40 9.30 2.40 9.22 12.7
old age, ageing, sickness, illness, disease, health | 2.13 13.8 7.29 14.20 17.9 6.17
jealousy, jealous, envy, envious, malice, fault-finding | 4.22 12.13 3.31 16.18 9.1 18.71 12.15
demonic, demon, wicked, evil people, cruel, bad people | 16.4 16.7 16.13 16.8 16.20 16.6 16.19 7.15 9.12 16.9 16.14
divine qualities, virtues, virtue, good character, good person | 16.1 16.2 16.3 16.5 13.7 12.13 13.8
wealth, money, rich, riches, property, business, profit | 16.13 16.12 16.15 16.14 16.17 18.34 2.8
memory, forget, forgetting, remember, memory loss, recollection | 2.63 15.15 18.73 8.7 4.5
light, lights, shine, radiance, splendour, sun, moon | 13.17 15.12 13.33 15.6 11.12 7.8 10.21 8.9 5.16
providence, god provides, security, carry what they lack, protection | 9.22 18.66 12.7 9.31 4.8
manifestations, glory, best of, greatest of | 10.20 10.41 10.42 10.21 10.19 10.8 10.36
intellect, reason, intelligence, buddhi, judgement | 18.30 2.41 18.31 18.32 3.42 2.49 2.39 3.43 10.10
determination, resolve, firmness, fortitude, commitment | 18.33 2.41 18.34 6.23 18.26 18.35 7.28 9.14
steady in change, gain and loss, ups and downs | 2.38 2.48 2.56 2.57 12.17 14.24
simple life, minimalism, live simply, no possessions | 4.21 6.10 2.71 12.19 18.53
secret, mystery, highest secret | 18.64 9.2 18.63 15.20 11.1 10.38 9.1
conclusion, final advice, last word | 18.66 18.63 18.65 18.64 18.78 18.73
hunger, rain, gods, nourish, ecology, environment | 3.14 3.11 3.12 3.13 9.19 3.16
tears, trembling, compassion for kin | 1.28 1.29 2.1 1.30 1.47
path of knowledge and action, two paths, sankhya | 3.3 5.4 5.5 5.2 2.39 13.24
silent god, formless, unmanifest, invisible | 12.5 12.3 7.24 9.4 8.20 2.25 12.1 8.21
heaven, paradise, afterlife | 9.20 9.21 2.37 2.43 8.16 2.32
ocean, river, sea | 2.70 11.28 10.24
`;

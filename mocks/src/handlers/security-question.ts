import { securityQuestionCalls } from '@shop/contract/security-question'
import { securityQuestion } from '../fixtures/security-question.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(securityQuestionCalls.getSecurityQuestion, securityQuestion())]
